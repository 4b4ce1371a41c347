// The opening page of the module Store is written with its first code.
