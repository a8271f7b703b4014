"""Routing policies, one file and one citation each. `kvtide.sched.routing` names them."""
