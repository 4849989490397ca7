import { guardedFields } from '../../../../../proto/permissions.ts';
import { api } from '../../../api.ts';
import { errorMessage } from '../../core/error-message.ts';

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

export interface ChosenPage {
  _id: string;
  slug: string;
  title: string;
}

export interface Changed {
  done: { _id: string; added: RoleLists; removed: RoleLists }[];
  failed: { page: ChosenPage; reason: string }[];
}

interface Request {
  add: Partial<RoleLists>;
  remove: Partial<RoleLists>;
  keepOpen?: boolean;
}

/** Changes one page after the other, so that a refusal does not affect the other pages. */
export async function changePages<P extends ChosenPage>(
  pages: readonly P[],
  requestFor: (page: P) => Request,
  onProgress?: (done: number) => void,
): Promise<Changed> {
  const changed: Changed = { done: [], failed: [] };
  for (const [index, page] of pages.entries()) {
    try {
      changed.done.push(await api('POST /page/changeRoles', { _id: page._id, ...requestFor(page) }));
    } catch (error) {
      changed.failed.push({ page, reason: errorMessage(error) });
    }
    onProgress?.(index + 1);
  }
  return changed;
}

export async function undoChanges({ done }: Changed): Promise<void> {
  for (const { _id, added, removed } of done) await api('POST /page/changeRoles', { _id, add: removed, remove: added });
}
