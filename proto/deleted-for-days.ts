/** A deleted document can be restored for this many days; then its content is erased. */
export const DELETED_FOR_DAYS = 30;
