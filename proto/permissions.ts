/** Somebody who is signed in, as every service sees them. */
export interface User {
  _id: string;
  username: string;
  email: string;
  /** Ids of roles; the literal `root` passes every check. */
  roles: string[];
  /** Holds a role that is flagged admin, or is root. */
  admin: boolean;
}

export type Stage = 'draft' | 'live';

/** Who asks, about which domain, and which of the two stages they may see. */
export interface Caller {
  user: User | null;
  stage: Stage;
  domainId: string;
  /** Signed proof of `user`; a service that asks another one passes it on. */
  accessToken?: string;
  /** The network address that the request came from, told by the door in the header `source`; limits on attempts count by it. */
  source?: string;
}

/** The part of a stored document that says who may do what to it. */
export interface Guarded {
  viewerRoles?: string[];
  editorRoles?: string[];
  publisherRoles?: string[];
}

export type Action = 'view' | 'edit' | 'publish' | 'delete' | 'administer';

const listOf: Record<Exclude<Action, 'administer'>, keyof Guarded> = {
  view: 'viewerRoles',
  edit: 'editorRoles',
  publish: 'publisherRoles',
  delete: 'publisherRoles',
};

/**
 * The one permission rule: admins may do everything; an empty role list means any signed-in person (for viewing: anybody);
 * otherwise any one of the listed roles is enough. The document is always the stored one, never what a request carries.
 */
export function can(user: User | null, action: Action, document: Guarded = {}): boolean {
  if (user?.admin) return true;
  if (action === 'administer') return false;
  const roles = document[listOf[action]] ?? [];
  if (roles.length === 0) return action === 'view' || user !== null;
  return user !== null && roles.some((role) => user.roles.includes(role));
}
