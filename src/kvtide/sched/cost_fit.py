"""Fits of coefficients that cannot be negative, by relative error."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float64]

TIME_WEIGHT_POWER = 0.1
"""Errors count relative to the time t, times t^0.1: long steps a little more (as in LoongServe's own fit)."""


def fit_nonnegative(features: Sequence[Sequence[float]], times: Sequence[float]) -> Matrix:
    """Coefficients >= 0 of the features ([n, k], k <= 8) whose sum comes closest to `times` ([n], > 0), relatively.

    Non-negative least squares, exact: the best of the plain fits over all subsets of features in which none comes out
    negative. Raises ValueError where there is nothing to fit.
    """
    rows, target = np.asarray(features, dtype=np.float64), np.asarray(times, dtype=np.float64)
    if rows.ndim != 2 or len(rows) != len(target) or not len(rows):
        raise ValueError("a fit needs as many rows of features as times, and at least one")
    if not (np.isfinite(rows).all() and np.isfinite(target).all() and (target > 0).all()):
        raise ValueError("a fit needs finite features and positive times")
    weights = target**TIME_WEIGHT_POWER / target
    scale = np.abs(rows).max(axis=0)
    scale[scale == 0] = 1.0
    weighted, goal = rows / scale * weights[:, None], target * weights
    best: Matrix = np.zeros(rows.shape[1])
    least = float(goal @ goal)
    for size in range(1, rows.shape[1] + 1):
        for some in combinations(range(rows.shape[1]), size):
            part = weighted[:, some]
            solution = np.linalg.lstsq(part, goal, rcond=None)[0]
            if (solution < 0).any():
                continue
            residual = float(((part @ solution - goal) ** 2).sum())
            if residual < least * (1 - 1e-9):
                best, least = np.zeros(rows.shape[1]), residual
                best[list(some)] = solution
    coefficients: Matrix = best / scale
    return coefficients


def relative_errors(predicted: Sequence[float], measured: Sequence[float]) -> Matrix:
    """|predicted / measured - 1| of each."""
    errors: Matrix = np.abs(np.asarray(predicted, dtype=np.float64) / np.asarray(measured, dtype=np.float64) - 1)
    return errors
