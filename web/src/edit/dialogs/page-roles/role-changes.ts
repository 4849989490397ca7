import { guardedFields } from '../../../../../proto/permissions.ts';

export const roleActs = ['keep', 'add', 'remove'] as const;
export type RoleAct = (typeof roleActs)[number];
export type Level = (typeof guardedFields)[number];
export type RoleLists = Record<Level, string[]>;

/** Changes by role and level; absent levels do not change. */
export type RoleChanges = Readonly<Record<string, Partial<Record<Level, RoleAct>>>>;

export const toRequest = (changes: RoleChanges): { add: RoleLists; remove: RoleLists } => ({
  add: rolesWith(changes, 'add'),
  remove: rolesWith(changes, 'remove'),
});

export const hasChanges = (changes: RoleChanges): boolean =>
  Object.values(changes).some((acts) => Object.values(acts).some((act) => act !== 'keep'));

export const restrictsViewing = (changes: RoleChanges): boolean =>
  Object.values(changes).some(({ viewerRoles }) => viewerRoles === 'add');

const rolesWith = (changes: RoleChanges, act: RoleAct): RoleLists =>
  Object.fromEntries(
    guardedFields.map((level) => [level, Object.keys(changes).filter((role) => changes[role]?.[level] === act)]),
  ) as RoleLists;
