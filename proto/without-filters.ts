/** Filter values for pages without a region or an owner. This file must not import schemas, because browsers load it. */

/** The prefix of a region cannot contain a slash, so this value is unique. */
export const WITHOUT_REGION = '/';

/** The id of a user is never a slash. */
export const WITHOUT_OWNER = '/';
