/** Numbers that pages and servers share. Apart from the schemas, which pages do without. */

/** Raised when a page of yesterday would misread the messages of today. */
export const WIRE = 2;

/** How many choices one request may hold, and how large its body, a chat line and a note may be. */
export const MOST_CHOICES = 32;
export const LONGEST_CHAT = 300;
export const LONGEST_NOTE = 4096;
