import type { Provider } from '../../../../../proto/entities/provider.ts';

/** The form has a row for each role of a group. */
export interface GroupRow {
  group: string;
  role: string;
}

export const toRows = (groups: Provider['groups']): GroupRow[] =>
  groups.flatMap(({ group, roles }) => roles.map((role) => ({ group, role })));

export function toGroups(rows: readonly GroupRow[]): Provider['groups'] {
  const names = [...new Set(rows.map(({ group }) => group.trim()))];
  return names.map((group) => ({
    group,
    roles: [...new Set(rows.filter((row) => row.group.trim() === group).map(({ role }) => role))],
  }));
}

export const isIncomplete = ({ group, role }: GroupRow): boolean => group.trim() === '' || role === '';
