/** Icons of sheets and of the hall: a table opens without them. Drawn as those in `ui/art`. */
export const SHEET_ICONS = {
  eye: 'M2.5 12C6 6.4 18 6.4 21.5 12C18 17.6 6 17.6 2.5 12Z|M9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bot: 'M5 9h14v10.5H5zM12 9V4.6M2.6 12.5v4M21.4 12.5v4|*9.2 14 1.4|*14.8 14 1.4|*12 3.6 1.3',
  puzzle: 'M4.5 8.5H9a2.6 2.6 0 1 1 5 0h4.5V13a2.6 2.6 0 1 0 0 5v2.5h-14Z',
  save: 'M12 4V15M7.5 11L12 15.5L16.5 11M4.5 19.5H19.5',
  open: 'M12 15.5V4.5M7.5 9L12 4.5L16.5 9M4.5 19.5H19.5',
  bin: 'M5 7H19M9.5 7V4.5H14.5V7M6.5 7L7.5 20H16.5L17.5 7M10 10.5V16.5M14 10.5V16.5',
  seal: 'M12 3.2L19 6V11.6C19 16 16.2 18.8 12 20.6C7.8 18.8 5 16 5 11.6V6Z|M8.6 11.8L11.2 14.4L15.6 9.6',
} as const;
