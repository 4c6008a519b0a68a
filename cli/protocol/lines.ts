/** The lines of a stream of bytes, none of them longer than it should be. */

/** A line, or why there is none to be read. */
export type Line = { text: string } | { flaw: 'too-long' | 'not-utf-8' };

/** Room for a log of thousands of steps; a line beyond it is a mistake, not a request. */
export const LONGEST = 256 * 1024;

const NEWLINE = 0x0a;

/**
 * A line that grows too long is thrown away as it comes in, so memory stays bounded whatever is
 * sent, and the line after it is read as if nothing had been. The last one needs no newline.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let kept: Uint8Array[] = [];
  let length = 0;
  const keep = (bytes: Uint8Array) => {
    length += bytes.length;
    if (length <= LONGEST) kept.push(bytes);
    else kept = [];
  };
  const take = (): Line => {
    const line = length > LONGEST ? { flaw: 'too-long' as const } : decode(kept);
    kept = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at));
      yield take();
      from = at + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}

function decode(parts: readonly Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { flaw: 'not-utf-8' };
  }
}
