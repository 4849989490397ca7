import { documentRefusals } from '../../../proto/refusals/documents.ts';

export function requireRevision(revision: number | undefined, head: { revision: number } | null, what: string): void {
  if (!head || revision === head.revision) return;
  const details = { revision: head.revision };
  if (revision === undefined) throw documentRefusals.revisionMissing({ name: what, revision: head.revision }, details);
  throw documentRefusals.changed({ started: revision, name: what, revision: head.revision }, details);
}
