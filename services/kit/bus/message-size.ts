/** A NATS message holds 1 MiB by default, with its headers. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** A document in a message, with room for what is sent or stored around it. */
export const MAX_CONTENT_BYTES = 0.9 * MAX_MESSAGE_BYTES;
