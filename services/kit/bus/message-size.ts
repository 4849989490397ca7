/** NATS limits a message, including its headers, to 1 MiB by default. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** Leaves room for what is sent or stored around the document. */
export const MAX_CONTENT_BYTES = 0.9 * MAX_MESSAGE_BYTES;
