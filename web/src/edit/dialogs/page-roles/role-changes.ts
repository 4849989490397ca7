import { guardedFields } from '../../../../../proto/permissions.ts';
import { api } from '../../../api.ts';
import type { ListedPage } from '../../../../../proto/entities/page-filter.ts';
import type { Task } from '../../page-acts/task.ts';

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

interface Request {
  add: Partial<RoleLists>;
  remove: Partial<RoleLists>;
  keepOpen?: boolean;
}

/** Changes the lists of a page. The change can be undone if it has added or removed a role. */
export const changeRoles = (page: ListedPage, request: Request): Task => ({
  name: `/${page.slug}`,
  run: async () => {
    const send = (lists: Request) => api('POST /page/changeRoles', { _id: page._id, ...lists });
    const { added, removed } = await send(request);
    const isChanged = [added, removed].flatMap(Object.values<string[]>).some((ids) => ids.length > 0);
    return { page, ...(isChanged && { undo: () => send({ add: removed, remove: added }).then(() => ({ page })) }) };
  },
});
