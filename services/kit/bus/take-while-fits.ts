import { MAX_CONTENT_BYTES } from './message-size.ts';

export function takeWhileFits<T>(all: T[], maxBytes = MAX_CONTENT_BYTES): T[] {
  let bytes = 0;
  const tooMany = all.findIndex((one, index) => {
    bytes += Buffer.byteLength(JSON.stringify(one));
    return bytes > maxBytes && index > 0;
  });
  return tooMany < 0 ? all : all.slice(0, tooMany);
}
