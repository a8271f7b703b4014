"""Drivers of the live system: channels, instance process, gateway, supervisor, launchers. They do; cores decide."""
