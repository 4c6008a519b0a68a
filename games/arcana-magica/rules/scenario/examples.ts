/** Positions that show each chapter and mode at work: for perft, for trying things out, for lessons. */
export const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'an opening turn under peace': {
    round: 1,
    gallery: [3, 9, 12, 0],
    hands: [
      ['fire-4', 'earth-3', 'earth-9', 'air-K'],
      ['water-2', 'water-Q', 'air-5', 'fire-8'],
    ],
    beneath: [15, 16, 17, 18, 19, 20, 21, 22],
  },
  'peace leaves one target of two': {
    options: { seats: 3 },
    round: 3,
    gallery: [7, 11],
    armies: [
      [5, 4],
      [6, 8],
      [9, 2, 3],
    ],
    hands: [['earth-5', 'fire-4'], ['air-9'], ['water-K']],
  },
  'a change of hand': {
    gallery: [1, 2],
    hands: [['fire-A', 'air-A'], ['earth-A']],
  },
  'paying across elements': {
    gallery: [19, 17, 7],
    armies: [[11, 2, 6], [14]],
    hands: [['fire-10', 'water-8', 'air-6', 'earth-K']],
  },
  'raising a trophy': {
    gallery: [20],
    armies: [[5], [6]],
    trophies: [[7, 12], [3]],
    hands: [['water-Q', 'earth-2']],
  },
  'the end of a round': {
    gallery: [8, null, 9, null],
    discard: [1, 2, 3],
    hands: [
      ['fire-2', 'fire-3', 'fire-4', 'fire-5'],
      ['air-2', 'air-3', 'air-4'],
    ],
    turn: 1,
  },
  'an attack with ranged dice and re-rolls': {
    armies: [
      [14, 3],
      [12, 2, 5],
    ],
    hands: [['fire-Kn', 'air-3']],
  },
  'the Fool stands in the way': {
    gallery: [4],
    armies: [[14], [7, 0, 2]],
    hands: [['fire-Kn'], ['air-2']],
  },
  'the last card of the gallery': {
    gallery: [4],
    armies: [
      [1, 2, 3, 5, 6],
      [7, 8, 9, 10, 11],
    ],
    trophies: [
      [12, 13, 14, 15, 16],
      [17, 18, 19, 20, 21, 22],
    ],
    fool: 'gone',
    hands: [['fire-4', 'air-9']],
  },
  'the last round': {
    end: 1,
    tokens: { giant: 0, army: 1 },
    armies: [[10], [7]],
    trophies: [[19], [5]],
    hands: [['fire-10'], ['water-7']],
  },
  'one unit short of all Water': {
    gallery: [18],
    armies: [
      [2, 7, 12, 13],
      [5, 6],
    ],
    hands: [['water-K', 'water-Q']],
  },
  'Teamplay: summon or attack': {
    options: { seats: 4, teams: true },
    gallery: [4],
    armies: [
      [5, 6],
      [8, 0],
    ],
    fool: 3,
    hands: [['fire-4', 'earth-5'], ['air-2'], ['air-3'], ['air-4']],
  },
  'Power Mongers roll more dice': {
    options: { powerMongers: true },
    armies: [
      [5, 6, 7],
      [9, 1],
    ],
    hands: [['earth-K', 'air-Q', 'water-9']],
  },
  'Counting Sand asks': {
    options: { sand: 'ask' },
    armies: [[10], [7]],
    hands: [['fire-10']],
  },
  'an overkill chain': {
    options: { overkillChain: true },
    armies: [[10], [1, 2, 3]],
    hands: [['fire-10']],
  },
  'Necromancers raise the dead': {
    options: { necromancers: true, half: 'down' },
    armies: [[5], [6]],
    trophies: [[17], [18]],
    hands: [['air-K', 'fire-9']],
  },
  'an Automa to move': {
    options: { seats: 2, automas: [1] },
    turn: 1,
    gallery: [2, 8, 11, 5],
    armies: [
      [7, 3],
      [4, 13],
    ],
    hands: [['fire-2']],
  },
  'an Automa with seven cards and the Fool': {
    options: { seats: 3, automas: [1, 2], automaLevel: 'hard' },
    turn: 1,
    gallery: [18],
    armies: [[7, 3], [4, 13, 0, 9, 15, 16, 17], [5]],
  },
};
