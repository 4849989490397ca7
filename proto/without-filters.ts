/** Filter values for pages without a region or an owner; must not import schemas, because browsers load this file. */

/** The prefix of a region cannot contain a slash. */
export const WITHOUT_REGION = '/';

/** No id of a user is a slash. */
export const WITHOUT_OWNER = '/';
