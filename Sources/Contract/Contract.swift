// The opening page of the module Contract is written with its first code.
