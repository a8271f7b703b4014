"""The operator-level cost model (MemServe, section 5): a step as the sum of its operators.

Coefficients belong to the hardware, shapes to the model and its degree of tensor parallelism: what was fitted with one
rank predicts other numbers of ranks.
"""

from collections.abc import Sequence

import msgspec

from kvtide.sched.cost import StepShape
from kvtide.sched.cost_fit import fit_nonnegative
from kvtide.sched.cost_operators import AffineCost, AttentionCost, GemmCost


class ModelShape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sizes of a decoder with gated MLPs. Of its layers `num_windowed` see the last `window` tokens only.

    weight_size: bytes of an element of the weights; activation_size: of what ranks exchange.
    """

    num_layers: int
    hidden_size: int
    intermediate_size: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    vocab_size: int
    weight_size: int = 4
    activation_size: int = 4
    num_windowed: int = 0
    window: int = 0

    def gemms(self, tp: int) -> tuple[tuple[int, int], ...]:
        """(N, K) of one layer's products on one of `tp` ranks. KV heads are replicated where there are fewer."""
        queries, keys = self.query_size(tp), self.kv_size(tp)
        inner = -(-self.intermediate_size // tp)
        return (
            (queries + 2 * keys, self.hidden_size),
            (self.hidden_size, queries),
            (2 * inner, self.hidden_size),
            (self.hidden_size, inner),
        )

    def query_size(self, tp: int) -> int:
        return -(-self.num_heads // tp) * self.head_dim

    def kv_size(self, tp: int) -> int:
        return max(1, self.num_kv_heads // tp) * self.head_dim

    def elements(self, tp: int) -> int:
        """What one layer's element-wise operators touch for a token: norms and residuals, rotation, KV, activation."""
        heads = 2 * (self.query_size(tp) + self.kv_size(tp)) + 2 * self.kv_size(tp)
        return 6 * self.hidden_size + heads + 3 * -(-self.intermediate_size // tp)


class OperatorCost(msgspec.Struct, frozen=True, kw_only=True, tag="operator", forbid_unknown_fields=True):
    """overhead_ns + scale * (layers * (products + attention + element-wise + 2 collectives) + logits) + copies, and
    sample_ns for each sequence that samples."""

    model: ModelShape
    tp: int
    gemm: GemmCost
    attention: AttentionCost
    elementwise: AffineCost
    collective: AffineCost
    transfer: AffineCost
    copy_ns: float = 0.0
    overhead_ns: float = 0.0
    sample_ns: float = 0.0
    scale: float = 1.0

    def step_ns(self, shape: StepShape) -> int:
        time = self.overhead_ns + self.scale * self.operators_ns(shape) + self.copy_ns * shape.num_copies
        return max(1, round(time + self.sample_ns * shape.num_samples))

    def prefill_ns(self, num_tokens: int, num_cached: int) -> int:
        return self.step_ns(StepShape.of_prefill(num_tokens, num_cached))

    def transfer_ns(self, num_bytes: int) -> int:
        return max(1, round(self.transfer.ns(num_bytes)))

    def operators_ns(self, shape: StepShape) -> float:
        """Predicted time inside operators, before `scale` and `overhead_ns`."""
        model, tp, tokens = self.model, self.tp, shape.num_tokens
        if not tokens:
            return 0.0
        layer = sum(self.gemm.ns(tokens, n, k, model.weight_size) for n, k in model.gemms(tp))
        layer += self.elementwise.ns(tokens * model.elements(tp))
        if tp > 1:
            layer += 2 * self.collective.ns(2 * (tp - 1) / tp * tokens * model.hidden_size * model.activation_size)
        logits = self.gemm.ns(shape.num_samples, -(-model.vocab_size // tp), model.hidden_size, model.weight_size)
        return model.num_layers * layer + self._attention_ns(shape) + logits

    def _attention_ns(self, shape: StepShape) -> float:
        """Of all layers. In a window each token sees at most that many; known only as sums, so bounded as sums."""
        model = self.model
        sizes = model.query_size(self.tp), model.kv_size(self.tp)
        whole = self.attention.ns(shape.num_tokens, shape.num_context, shape.num_pairs, *sizes)
        if not model.num_windowed:
            return model.num_layers * whole
        context = min(shape.num_context, shape.num_samples * model.window + shape.num_tokens)
        pairs = min(shape.num_pairs, shape.num_tokens * model.window)
        windowed = self.attention.ns(shape.num_tokens, context, pairs, *sizes)
        return (model.num_layers - model.num_windowed) * whole + model.num_windowed * windowed

    def at(self, tp: int) -> "OperatorCost":
        """The same hardware and model with another degree of tensor parallelism."""
        return msgspec.structs.replace(self, tp=tp)


def calibrate(cost: OperatorCost, shapes: Sequence[StepShape], times_ns: Sequence[float]) -> OperatorCost:
    """Set overheads and scale so that whole steps come out: what lies between operators has no operator of its own."""
    features = [(1, cost.operators_ns(one), one.num_samples) for one in shapes]
    overhead, scale, sample = fit_nonnegative(features, times_ns).tolist()
    return msgspec.structs.replace(cost, overhead_ns=overhead, scale=scale, sample_ns=sample)
