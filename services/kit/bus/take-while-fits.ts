/** Less than a message of the bus may hold, its envelope included. */
const MAX_BYTES = 700_000;

/** The first of these that one answer can carry, and at least one of them. */
export function takeWhileFits<T>(all: T[], maxBytes = MAX_BYTES): T[] {
  let bytes = 0;
  const tooMany = all.findIndex((one, index) => {
    bytes += Buffer.byteLength(JSON.stringify(one));
    return bytes > maxBytes && index > 0;
  });
  return tooMany < 0 ? all : all.slice(0, tooMany);
}
