import { normalizeTag } from '../../proto/unicode.ts';
import { countAll } from '../kit/store/collection.ts';
import type { Filter } from '../kit/store/store.ts';
import { derivedSubstringIndex } from '../kit/versioned/tables.ts';
import type { Projection, VersionedDocument } from '../kit/versioned/versioned.ts';
import { TAGS } from './media.store.ts';

const MAX_LISTED = 500;

export async function listTags<T extends object>(documents: Projection<T>): Promise<string[]> {
  const counted = await documents.countBy([TAGS]);
  const tags = counted.map(({ values }) => values[0] as string).sort((a, b) => a.localeCompare(b));
  return tags.slice(0, MAX_LISTED);
}

interface TaggedQuery {
  tag: string;
  search: string;
  filter?: Filter;
  sort: Record<string, 'asc' | 'desc'>;
  skip: number;
  limit: number;
}

export async function findTagged<T extends object>(
  documents: Projection<T>,
  { tag, search, filter, ...part }: TaggedQuery,
): Promise<{ found: VersionedDocument<T>[]; total: number }> {
  const name = normalizeTag(tag);
  const text = search.trim();
  const tagged = { ...filter, [TAGS]: { has: name }, ...(text !== '' && derivedSubstringIndex.contains(text)) };
  const found = await documents.find(tagged, part);
  const total = text === '' ? await countAll(documents, { ...filter, [TAGS]: name }) : await documents.count(tagged);
  return { found, total };
}
