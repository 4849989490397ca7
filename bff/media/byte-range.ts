/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range of bytes that a Range header asks for, of a file of `size` bytes; null when none of them are there. Undefined
 * stands for all of it: what is no range of bytes is passed over, and so are several, as nobody has to answer them.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null;
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : null;
}
