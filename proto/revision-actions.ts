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
} as const;
export type RevisionAction = keyof typeof labels;

export const describeAction = (action: string): string => (labels as Record<string, string>)[action] ?? action;
