// The opening page of the module EndpointCore is written with its first code.
