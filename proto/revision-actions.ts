const labels = {
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
} as const;
export type RevisionAction = keyof typeof labels;

export const describeAction = (action: string, owner?: { username: string } | null): string =>
  action === 'assign' && owner
    ? `assigned to ${owner.username}`
    : ((labels as Record<string, string>)[action] ?? action);
