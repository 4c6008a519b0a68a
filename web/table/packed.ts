/** A whole game small enough for a link: deflated, then written in letters that links may hold. */
import { FileError, MOST_LINK, MOST_TEXT } from '@magehall/engine';

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(packed).arrayBuffer()))
    letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** More text than any game has is an attack or an accident: it is not even unpacked to its end. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_LINK) throw new FileError('tooLong');
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await upTo(MOST_TEXT, stream);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('badLink');
  }
}

async function upTo(most: number, stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= most) continue;
    await reader.cancel();
    throw new FileError('tooLong');
  }
  return text + decoder.decode();
}
