import { diff } from '../../../proto/edit.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import { MAX_MESSAGE_BYTES } from '../bus/message-size.ts';
import type { Versioned } from '../versioned/versioned.ts';
import { stripInternalFields } from '../versioned/content-of.ts';

export async function compare(docs: Versioned<object>, _id: string, from: number, to: number) {
  const [older, newer] = [await contentAt(docs, _id, from), await contentAt(docs, _id, to)];
  const answer = { from: older, to: newer, operations: diff(older ?? {}, newer ?? {}) };
  if (Buffer.byteLength(JSON.stringify(answer)) > MAX_MESSAGE_BYTES) throw documentRefusals.tooLargeToCompare();
  return answer;
}

async function contentAt(docs: Versioned<object>, _id: string, revision: number) {
  if (revision === 0) return null;
  const content = await docs.log(_id).at(revision);
  if (content) return stripInternalFields(content) as Record<string, unknown>;
  const [entry] = await docs.history(_id, { before: revision + 1, limit: 1 });
  if (entry?.revision !== revision) throw documentRefusals.noRevision({ revision });
  return null;
}
