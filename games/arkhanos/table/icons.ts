import type { Spell } from '../rules/data.ts';

/** What a spell does, on the 24 grid of the house's icons. */
export const SPELL_ICONS: Record<Spell, string> = {
  manipulate:
    'M12 2.8v5M4.4 6.2h15.2|M5 6.2v6M19 6.2v6M12 7.8v4|M5 12.4l2 7h10l2-7-4.2 3L12 11.8l-2.8 3.6Z',
  shift: 'M7 8h10v8.5H7z|M9 5.2L12 2.4l3 2.8M9 19.2l3 2.8 3-2.8|M12 10v4.4M9.8 12.2h4.4',
  flip: 'M4.5 12C4.5 7 8 4 12 4s7.5 3 7.5 7M17 8.6l2.6 2.8 2.4-3|M6.5 14h11v7.5h-11z|*9.4 17.8 1|*14.6 17.8 1',
  morph:
    'M12 2.8C16 8 18.4 11 18.4 14.6A6.4 6.4 0 1 1 5.6 14.6C5.6 11 8 8 12 2.8Z|M12 2.8V21M12 8l4.6 2M12 12.4l6.2 1.2M12 17h5.6',
  exchange:
    'M3 12.5h18C21 17.5 17 20.8 12 20.8S3 17.5 3 12.5Z|M8.6 3.2h6.6v6.6H8.6z|M3.6 8.6L6 6.4M20.4 8.6L18 6.4',
  swap: 'M13.5 21V9.5h-1V6h2v1.6h1.4V6h2.2v1.6h1.4V6h2v3.5h-1V21Z|M3 14h6v6H3z|M4 10.5C4.4 7.4 6.6 6.2 9.4 6.2M7.4 4l2.4 2.2-2.2 2.4',
};

export const PRESTIGE =
  'M12 2.8L14.6 8.6L21 9.3L16.2 13.5L17.6 19.8L12 16.6L6.4 19.8L7.8 13.5L3 9.3L9.4 8.6Z';
export const STAIRS = 'M3.5 20.5V16h4.6v-4.2h4.6V7.6h4.6V3.4h3.2V20.5Z';
export const HAMMER = 'M5 20.6L13 11.6|M10.4 7.4L15 3l5.4 5.2-4.6 4.4Z';
export const BOOK =
  'M12 6C9.6 4.2 6 3.8 3 4.6V19C6 18.2 9.6 18.6 12 20.4C14.4 18.6 18 18.2 21 19V4.6C18 3.8 14.4 4.2 12 6ZM12 6V20.2';
/** Whoever holds it rolls, and goes first. */
export const BAG =
  'M9 3h6l-1.6 4h-2.8Z|M10.6 7C6 9.6 4 13 4 16.4C4 19.6 6.6 21 12 21s8-1.4 8-4.6C20 13 18 9.6 13.4 7Z';
