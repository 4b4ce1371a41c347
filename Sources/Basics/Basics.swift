// What every module needs and nobody owns. Knows no other module.
//
// Text/ is what becomes of a text that someone else wrote before it is shown. There is one function for each medium:
// `String.forModel` for what a language model reads, `String.forTerminal` for what people read in a line of a terminal
// or a log, `jsonForTerminal` for JSON on a terminal, which loses nothing. `String.sentence` begins a message for
// people.
