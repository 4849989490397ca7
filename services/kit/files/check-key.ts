const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,200}';
const KEY = new RegExp(`^(?!.{501})${SEGMENT}(?:/${SEGMENT})*$`);

export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`No file can have the key ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`A prefix of keys ends in '/', unlike ${JSON.stringify(prefix)}`);
  checkKey(prefix.slice(0, -1));
  return prefix;
}

export function checkRange(range: { start: number; end: number } | undefined): void {
  if (!range) return;
  const { start, end } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new Error(`No file has the bytes from ${start} to ${end}`);
}
