import type { PageContent } from '../../proto/entities/page.ts';

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
