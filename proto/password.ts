/** Characters that a new password has at least; passwords from before keep working. */
export const MIN_PASSWORD = 12;
/** Characters that a password has at most. */
export const MAX_PASSWORD = 200;
