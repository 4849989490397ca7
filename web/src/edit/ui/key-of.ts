/** Documents have an id, so only other rows need a key. */
export type Keyed<R> = R extends { _id: string } ? { keyOf?: (row: R) => string } : { keyOf: (row: R) => string };

export const idOf = (row: unknown): string => (row as { _id: string })._id;
