/** A failure of our own whose message is meant for the person in front of the screen. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
