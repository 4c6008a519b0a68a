/** Icons of the replay, and of a lesson's way back: neither the hall nor a table opens with them. */
export const REPLAY_ICONS = {
  // To step is a chevron, to play a triangle.
  first: 'M17 6L11 12L17 18M7 6V18',
  back: 'M15 6L9 12L15 18',
  play: 'M8 5L18 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
  forward: 'M9 6L15 12L9 18',
  last: 'M7 6L13 12L7 18M17 6V18',
  branch: 'M6 4V20M6 14C6 10 18 13 18 7|M15 9L18 5.5L21 9',
  link: 'M9.5 14.5l5-5M8 11.5L5.6 14a3.8 3.8 0 0 0 5.4 5.4L13.4 17M10.6 7L13 4.6A3.8 3.8 0 0 1 18.4 10L16 12.4',
  story: 'M4 4.5V19.5H20.5M7 15.5L11 10L14 12.8L19.5 5.5',
} as const;
export type ReplayIcon = keyof typeof REPLAY_ICONS;
