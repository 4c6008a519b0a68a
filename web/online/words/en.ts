/** What tables on line say. The French is checked complete against this. */
export const en = {
  /** Who sits there. */
  seat: {
    free: 'Free',
    you: 'you',
    here: 'here',
    notHere: 'not here now',
    bot: (level: string) => `Bot: ${level}`,
    automa: 'Automa',
  },
  /** How it stands with the line, and with what was sent. */
  state: {
    connecting: 'Connecting …',
    live: 'Live',
    away: 'Reconnecting …',
    ended: 'The hall does not know this browser any more. Load the page again.',
    sent: 'Sent …',
    stored: 'Stored',
    watching: 'Watching',
    paused: 'Paused',
    clock: (name: string) => `${name}’s clock`,
    left: (days: number, hours: number) => (days > 0 ? `${days} d ${hours} h` : `${hours} h`),
    standin: (name: string) => `A stand-in plays for ${name}.`,
  },

  notices: {
    wentOn: 'The table went on meanwhile; your choice was not made.',
    refused: 'The hall refused that choice; here is how the table stands.',
    differs: 'This page and the hall reckon differently. Load the page again.',
    behind: 'The hall lost its newest moves, and stands at an earlier one.',
    notFound: 'There is no such table. Perhaps it was tidied away.',
    notInvited: 'This table is for those who sit at it.',
    noHall: 'The hall can’t be reached. Try again in a while.',
    refusals: {
      stale: 'The table went on meanwhile; that was not done.',
      'bad-name': 'This name can’t be used.',
      'name-taken': 'Somebody at this table has that name already.',
      'seat-taken': 'Somebody else was quicker; that seat is taken.',
      'not-open': 'This can’t be done now.',
      'not-invited': 'This link is void. Ask for a new one.',
      'not-agreed': 'Not all have agreed.',
      'too-many': 'That is too many at a time for this hall.',
      'slow-down': 'That was too fast. Wait a moment.',
      'not-now': 'The hall can’t keep anything now. Nothing was done; try again.',
      'bad-file': 'The hall can’t take this game.',
    } as Record<string, string>,
    other: 'The hall refused that.',
  },

  /** Beside the table. */
  talk: {
    title: 'Table talk',
    open: (unread: number) => (unread > 0 ? `Table talk, ${unread} unread` : 'Table talk'),
    receipt: 'Check my receipt',
  },
};
export type OnlineWords = typeof en;
