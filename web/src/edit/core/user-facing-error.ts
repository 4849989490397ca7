export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
