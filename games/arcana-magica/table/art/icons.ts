/** On the house's 24 grid; `|` parts paths, `*x y r` is a filled dot. */
import type { Element, Token } from '../../rules/index.ts';

export const REROLL = 'M19.6 9.4A8 8 0 1 0 20 13.6|M20.6 4.6V9.6H15.6';

/** Wand, cup, sword, pentacle. */
export const SUITS: Record<Element, string> = {
  fire: 'M7 21L15.5 6.5M15.5 6.5C13.6 4.6 15 2 17.6 2.6C20.2 3.2 20 6.4 17.6 6.8C16.8 7 16 6.9 15.5 6.5M11 14.4C8.6 13.6 8 11.8 8.6 10.4M12.6 11.6C15 12.4 16.4 11.6 17 10',
  water: 'M5 4.5H19C19 11 16 14 12 14S5 11 5 4.5ZM12 14V20M7.5 20.5H16.5',
  air: 'M12 2.5L14 5.5V15H10V5.5ZM6.5 15H17.5M12 15V20M10.2 21.2H13.8',
  earth: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 5.6L15.8 17.2L5.9 10H18.1L8.2 17.2Z',
};

/** What brings the end near: a crown falls, the gallery is empty, an army is gone, the Fool dies. */
export const TOKEN_ICONS: Record<Token, string> = {
  giant: 'M4 9L8 13L12 6L16 13L20 9L18.5 17H5.5Z|M6 20.5H18',
  gallery: 'M5 20V10A7 7 0 0 1 19 10V20|M3.5 20H20.5|M9 13L15 19M15 13L9 19',
  army: 'M5 4L16 15M19 4L8 15|M13.5 17.5L18.5 12.5M10.5 17.5L5.5 12.5M16 15L20 19M8 15L4 19',
  fool: 'M6 15C6 9 4 6 2.6 8.4M18 15C18 9 20 6 21.4 8.4M8 15C8.6 10 10.4 6 12 4C13.6 6 15.4 10 16 15|M5 15.5C9 17.4 15 17.4 19 15.5V18.5C15 20.4 9 20.4 5 18.5Z',
};
