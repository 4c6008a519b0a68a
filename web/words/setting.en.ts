/** What the page says where a table is set. */
export const en = {
  title: (game: string) => `Set the table: ${game}`,
  seats: 'Who plays',
  seat: (n: number) => `Seat ${n}`,
  person: 'A person here',
  bot: (level: string) => `Bot: ${level}`,
  name: 'Name',
  add: 'Add a seat',
  drop: 'Take this seat away',
  options: 'Options',
  first: 'A good first game',
  start: 'Start the game',
};
export type SettingWords = typeof en;
