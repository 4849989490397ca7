import type { Author } from '../../../../proto/entities/stored.ts';

export const LATEST_REVISIONS = 20;

interface Changed {
  revision: number;
  by: Author;
}

/** Another user who has changed a document since a revision comes before the own name; null without changes. */
export function findAuthorSince(revisions: readonly Changed[], since: number, own: string | undefined): string | null {
  const authors = revisions.filter(({ revision }) => revision > since).map(({ by }) => by.username);
  return authors.find((name) => name !== own) ?? authors[0] ?? null;
}
