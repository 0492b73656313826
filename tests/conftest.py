"""What all tests share: how Hypothesis searches."""

import os

from hypothesis import HealthCheck, settings

# In CI the same examples come again in each run; at home new ones, and a found failure is kept.
settings.register_profile(
    "whistlestop",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("whistlestop")
