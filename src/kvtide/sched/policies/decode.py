"""Which decode instance takes a sequence, for all policies: by load, predicted length and the prefix it holds.

TetriInfer, section 3.3.4: of the instances whose memory covers the predicted need take two at random, and of them the
one where heavy decodes meet fewer of their kind. Ours besides: the load weighs as well, and what an instance holds of
the prompt neither moves nor takes memory again, so the holder of the longest prefix is always a candidate.
"""

from kvtide.base.ids import InstanceId
from kvtide.sched.policies.common import draw
from kvtide.sched.views import HEAVY_DECODE_TOKENS, InstanceView, RoutingView


def choose_decode(view: RoutingView) -> InstanceId:
    """The best of two drawn and the holder of the longest prefix; the least loaded where no memory covers the need."""
    if len(view.decodes) == 1:
        return view.decodes[0].instance
    covering = [one for one in view.decodes if _covers(view, one)]
    if not covering:
        return _lightest(view, list(view.decodes)).instance
    candidates = draw(covering, 2, view.seed, view.num_routed)
    holder = max(covering, key=lambda one: (one.cached_tokens, -one.last_routed))
    if holder.cached_tokens and holder not in candidates:
        candidates.append(holder)
    return _lightest(view, candidates).instance


def _fresh_tokens(view: RoutingView, one: InstanceView) -> int:
    """Tokens whose KV it must make room for: prompt and predicted output without what it holds."""
    return max(0, view.num_prompt_tokens - one.cached_tokens) + view.predicted_output_tokens


def _covers(view: RoutingView, one: InstanceView) -> bool:
    return not one.capacity_tokens or one.num_decode_tokens + _fresh_tokens(view, one) <= one.capacity_tokens


def _weight(view: RoutingView, one: InstanceView) -> float:
    """Tokens in decoding once the request is there, up to doubled by the share of heavy sequences among them."""
    heavy = one.num_heavy_decodes + (view.predicted_output_tokens > HEAVY_DECODE_TOKENS)
    return (one.num_decode_tokens + _fresh_tokens(view, one)) * (1 + heavy / (one.num_decodes + 1))


def _lightest(view: RoutingView, candidates: list[InstanceView]) -> InstanceView:
    return min(candidates, key=lambda one: (_weight(view, one), one.num_decodes, one.last_routed, one.instance))
