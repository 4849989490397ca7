/** Rows of documents are told apart by their id. */
export type Keyed<R> = R extends { _id: string } ? { keyOf?: (row: R) => string } : { keyOf: (row: R) => string };

export const idOf = (row: unknown): string => (row as { _id: string })._id;
