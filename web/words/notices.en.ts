/** What is said when something is in the way, or happened elsewhere. */
export const en = {
  /** Instead of a page that can't be shown. */
  trouble: {
    title: 'Something is in the way',
    notFound: 'There is no such table on this device. Perhaps the link is from another one.',
    unreadable: 'This game can’t be read. In the hall you can save it as a file, or remove it.',
    noPage: 'This link leads nowhere.',
    noGame: 'This Magehall does not have that game.',
  },

  /** Said at the head of any page. */
  notices: {
    label: 'Notices',
    elsewhere: 'This game went on in another tab; here is how it stands.',
    removed:
      'This game was removed from this device, perhaps in another tab. You can play on, but save it as a file before you leave.',
    bot: 'The bot could not think; it made a plain choice instead.',
    linked: 'The link is copied.',
    coachOff: 'No more tips. The menu of the table brings them back.',
    file: 'This file can’t be opened.',
    update: 'A new Magehall is ready.',
    store:
      'This browser lets nothing be kept (private window, no space left, or an older Magehall in another tab). You can play, but save the game as a file before you leave.',
    full: 'There is no space left on this device. The game goes on, but save it as a file before you leave.',
    updateNow: 'Load it',
  },
};
export type NoticeWords = typeof en;
