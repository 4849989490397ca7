/** By the codes that revisions and audit entries store, so a code is never renamed. */
const words = {
  create: 'created',
  add: 'created',
  save: 'saved',
  edit: 'edited',
  cloneComponent: 'block copied in',
  publish: 'published',
  unpublish: 'unpublished',
  takeBackPublish: 'publish undone',
  delete: 'deleted',
  remove: 'deleted',
  restore: 'restored',
  copy: 'created as a copy',
  movePage: 'moved',
  changeType: 'page type changed',
  changeTags: 'tags changed',
  assign: 'owner removed',
  move: 'created for a moved page',
  free: 'deleted: the page is back',
  apply: 'roles changed',
  applyRoles: 'roles changed',
  'apply-roles': 'roles changed',
  invite: 'invited',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  'change-account': 'account changed',
  upload: 'uploaded',
  replace: 'replaced',
  change: 'changed',
  endSession: 'session ended',
  endSessions: 'sessions ended',
  inviteAgain: 'invited again',
  seeAs: 'seen as this user',
  removePassword: 'password removed',
  createApiToken: 'created',
  revokeApiToken: 'revoked',
  askSecondFactor: 'second factor requested',
  addFactor: 'added',
  useFactor: 'used',
  removeFactor: 'removed',
  renewRecoveryCodes: 'recovery codes renewed',
  resetFactors: 'second factors removed',
} as const;
export type DocumentAction = keyof typeof words;

export const deletions: ReadonlySet<string> = new Set<DocumentAction>(['delete', 'remove', 'free']);

/** Pass the username of the new owner for an action that changes it. */
export const describeAction = (action: string, owner?: string): string =>
  action === 'assign' && owner ? `assigned to ${owner}` : ((words as Record<string, string>)[action] ?? action);
