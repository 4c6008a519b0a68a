/** What the hall says of tables on line, before it is known whether there are any. */
export const en = {
  title: 'Tables on line',
  friends: 'Play with friends',
  none: 'No table is open now.',
  away: 'The hall is away. Games on this device go on as before.',
};
export type LobbyWords = typeof en;
