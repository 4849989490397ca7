import type { Author } from '../../../../proto/entities/stored.ts';

export const LATEST_REVISIONS = 20;

interface Changed {
  revision: number;
  by: Author;
}

/** Returns null if several users have changed the document since a revision, because any of them may have made the change. */
export function findAuthorSince(revisions: readonly Changed[], since: number): string | null {
  const authors = new Set(revisions.filter(({ revision }) => revision > since).map(({ by }) => by.username));
  const [author = null] = authors.size === 1 ? authors : [];
  return author;
}
