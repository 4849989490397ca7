import { diff } from '../../../proto/edit.ts';
import type { Version } from '../../../proto/document-history.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import { MAX_MESSAGE_BYTES } from '../bus/message-size.ts';
import { type Head, type Versioned, stripInternalFields } from '../versioned/versioned.ts';

export type Content = Record<string, unknown>;

export function compareContents(from: Content | null, to: Content | null) {
  const answer = { from, to, operations: diff(from ?? {}, to ?? {}) };
  if (Buffer.byteLength(JSON.stringify(answer)) > MAX_MESSAGE_BYTES) throw documentRefusals.tooLargeToCompare();
  return answer;
}

export async function contentOf(
  docs: Versioned<object>,
  _id: string,
  head: Head<object> | null,
  version: Version,
): Promise<Content | null> {
  if (version === 0) return null;
  if (typeof version === 'string') return strip(head?.[version]);
  const content = await docs.log(_id).at(version);
  if (content) return strip(content);
  const [entry] = await docs.history(_id, { before: version + 1, limit: 1 });
  if (entry?.revision !== version) throw documentRefusals.noRevision({ revision: version });
  return null;
}

const strip = (content: object | null | undefined): Content | null =>
  content ? (stripInternalFields(content) as Content) : null;
