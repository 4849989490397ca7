/** Must not import schemas, because browsers load this file. */
export const MAX_PEOPLE = 100;
