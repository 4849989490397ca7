import type { PageContent } from '../../proto/entities/page.ts';
import { guardedFields } from '../../proto/permissions.ts';

interface Level {
  viewer?: boolean;
  editor?: boolean;
  publisher?: boolean;
}

export function assignRoles(page: PageContent, roles: { _id: string; level: Level }[]): PageContent {
  const { viewerRoles: _, editorRoles: __, publisherRoles: ___, ...rest } = page;
  return {
    ...rest,
    ...list('viewerRoles', 'viewer'),
    ...list('editorRoles', 'editor'),
    ...list('publisherRoles', 'publisher'),
  };

  function list(field: 'viewerRoles' | 'editorRoles' | 'publisherRoles', level: keyof Level) {
    const ids = new Set(roles.filter((role) => role.level[level] === true).map((role) => role._id));
    return ids.size === 0 ? {} : { [field]: [...ids] };
  }
}

export type RoleLists = Record<(typeof guardedFields)[number], string[]>;

/** The page with the roles, and what has changed. */
export function changeRoleLists(page: PageContent, add: RoleLists, remove: RoleLists) {
  const added = mapLists((field) =>
    add[field].filter((id) => !page[field]?.includes(id) && !remove[field].includes(id)),
  );
  const removed = mapLists((field) => remove[field].filter((id) => page[field]?.includes(id)));
  const next = { ...page };
  for (const field of guardedFields) {
    const ids = [...(page[field] ?? []).filter((id) => !removed[field].includes(id)), ...added[field]];
    if (ids.length > 0) next[field] = ids;
    else delete next[field];
  }
  return { page: next, added, removed };
}

/** Without the roles for lists that are empty. */
export const toLimitedLists = (page: PageContent, lists: RoleLists): RoleLists =>
  mapLists((field) => (page[field]?.length ? lists[field] : []));

const mapLists = (listOf: (field: keyof RoleLists) => string[]): RoleLists =>
  Object.fromEntries(guardedFields.map((field) => [field, [...new Set(listOf(field))]])) as RoleLists;
