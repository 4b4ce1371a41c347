// The opening page of the module AMC is written with its first code.
