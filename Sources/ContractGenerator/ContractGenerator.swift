// The opening page of the module ContractGenerator is written with its first code.
