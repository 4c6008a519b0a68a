/**
 * Puts on the clipboard what is still being made. WebKit lets a page write there only while it
 * answers a click, so the clipboard is given the promise at once. Fails where there is no clipboard,
 * as on a page that came without https from another machine.
 */
export async function copy(text: Promise<string>): Promise<void> {
  // Firefox before 127 has none, and needs none.
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const made = text.then((letters) => new Blob([letters], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': made })]);
}
