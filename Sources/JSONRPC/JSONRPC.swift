// The opening page of the module JSONRPC is written with its first code.
