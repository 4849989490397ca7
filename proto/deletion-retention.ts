/** A deleted document can be restored for this many days; then its content is erased. */
export const DELETION_RETENTION_DAYS = 30;
