/** Leaves room for the envelope in a NATS message. */
const MAX_BYTES = 700_000;

export function takeWhileFits<T>(all: T[], maxBytes = MAX_BYTES): T[] {
  let bytes = 0;
  const tooMany = all.findIndex((one, index) => {
    bytes += Buffer.byteLength(JSON.stringify(one));
    return bytes > maxBytes && index > 0;
  });
  return tooMany < 0 ? all : all.slice(0, tooMany);
}
