"""The wire codec: msgpack by msgspec, nothing else. Arrays travel as raw little-endian int32."""

from typing import Any, TypeVar, get_origin

import msgspec
import numpy as np

from kvtide.base.errors import RequestError

T = TypeVar("T")


def _encode_extra(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        assert value.dtype == np.int32 and value.ndim == 1, "only int32 vectors travel"
        return np.ascontiguousarray(value).tobytes()
    raise NotImplementedError(f"cannot encode {type(value).__name__}")


def _decode_extra(kind: type, value: Any) -> Any:
    if kind is np.ndarray or get_origin(kind) is np.ndarray:
        return np.frombuffer(value, dtype="<i4")
    raise NotImplementedError(f"cannot decode {kind}")


_encoder = msgspec.msgpack.Encoder(enc_hook=_encode_extra)


def encode(message: Any) -> bytes:
    """Return the canonical bytes of a message; equal messages have equal bytes."""
    return _encoder.encode(message)


class Decoder(msgspec.Struct, frozen=True):
    """Decodes one (union) type; raises msgspec.DecodeError or ValidationError for anything else."""

    inner: Any

    def decode(self, data: bytes | memoryview) -> Any:
        try:
            return self.inner.decode(data)
        except RequestError as error:  # a struct that checks itself: to whoever reads bytes, one more invalid message
            raise msgspec.ValidationError(error.message) from error


def decoder(kind: Any) -> Decoder:
    """Return a decoder for a message type or a union of tagged ones."""
    return Decoder(msgspec.msgpack.Decoder(kind, dec_hook=_decode_extra))
