import type { Author } from '../../../../proto/entities/stored.ts';

export const LATEST_REVISIONS = 20;

interface Changed {
  revision: number;
  by: Author;
}

/** Prefers other users to `own` among the authors since a revision. Returns null if there were no changes. */
export function findAuthorSince(revisions: readonly Changed[], since: number, own: string | undefined): string | null {
  const authors = revisions.filter(({ revision }) => revision > since).map(({ by }) => by.username);
  return authors.find((name) => name !== own) ?? authors[0] ?? null;
}
