/** Icons that every page or every table shows: 24 grid, one weight. `|` parts paths, `*x y r` is a filled dot. */
export const ICONS = {
  undo: 'M8.5 5L4 9.5L8.5 14|M4 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H10',
  book: 'M12 6C9.6 4.2 6 3.8 3 4.6V19C6 18.2 9.6 18.6 12 20.4C14.4 18.6 18 18.2 21 19V4.6C18 3.8 14.4 4.2 12 6ZM12 6V20.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
  cross: 'M6 6L18 18M18 6L6 18',
  dice: 'M12 2.8L20 7.2V16.8L12 21.2L4 16.8V7.2ZM4 7.2L12 11.8L20 7.2M12 11.8V21.2',
  // A star that leads.
  hint: 'M12 3L14 10L21 12L14 14L12 21L10 14L3 12L10 10Z',
  people:
    'M5.6 8.2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM2.8 19.5c0-4 2.4-6.4 5.8-6.4s5.8 2.4 5.8 6.4ZM14.6 5.6a3 3 0 1 1 1.4 5.6M17 13.4c2.6 .6 4.2 2.8 4.2 6.1H17',
  home: 'M4 20V11A8 8 0 0 1 20 11V20|M8.5 20V12A3.5 3.5 0 0 1 15.5 12V20|M2.5 20H21.5',
} as const;
export type IconName = keyof typeof ICONS;
