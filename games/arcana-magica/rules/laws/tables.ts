/** Tables that between them use every option: what the laws and the fixtures play at. */
export const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 2 },
  { seats: 3, scoring: 'warlock' },
  { seats: 4, scoring: 'archmage', overkillChain: true },
  { seats: 2, necromancers: true, half: 'down' },
  { seats: 2, powerMongers: true, sand: 'ask' },
  { seats: 3, knights: false, ferryman: false, oneDeck: true, first: 1 },
  { seats: 4, teams: true, sand: 'ask' },
  { seats: 4, teams: true, first: 1, sand: 6 },
  { seats: 2, automas: [1] },
  { seats: 3, automas: [0, 2], automaLevel: 'hard', powerMongers: true },
  { seats: 4, automas: [1, 2, 3], automaLevel: 'nightmare', sand: 'ask', overkillChain: true },
  { seats: 4, automas: [3], automaLevel: 'easy', scoring: 'patriarch' },
];
