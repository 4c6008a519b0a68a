/**
 * The one who runs a table, wherever it stands: in a page, in a terminal, on a server. Free of all
 * three; each brings a store, a clock, its bots and its ears.
 */
export { Audience, type Heard } from './audience.ts';
export { type Command, obey } from './command.ts';
export { Dealer, type Host, type Question } from './dealer.ts';
