"""The control core: owns every request from submission to its last token. Sans I/O."""
