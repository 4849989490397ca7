/** NATS limits a message, including its headers, to 1 MiB by default. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** In bytes; leaves room for the data that is sent or stored with a document. */
export const MAX_CONTENT_BYTES = 0.9 * MAX_MESSAGE_BYTES;

export function takeWhileFits<T>(all: T[], maxBytes = MAX_CONTENT_BYTES): T[] {
  let bytes = 0;
  const tooMany = all.findIndex((one, index) => {
    bytes += Buffer.byteLength(JSON.stringify(one));
    return bytes > maxBytes && index > 0;
  });
  return tooMany < 0 ? all : all.slice(0, tooMany);
}
