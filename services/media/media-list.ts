import { normalizeTag } from '../../proto/unicode.ts';
import { type Filter, countAll } from '../kit/store/store.ts';
import { type Projection, type VersionedDocument, derivedSubstringIndex } from '../kit/versioned/versioned.ts';
import { TAGS } from './media.store.ts';

const MAX_LISTED = 500;

export async function listTags<T extends object>(documents: Projection<T>): Promise<string[]> {
  const counted = await documents.countBy([TAGS]);
  const tags = counted.map(({ values }) => values[0] as string).sort((a, b) => a.localeCompare(b));
  return tags.slice(0, MAX_LISTED);
}

interface MediaQuery<T> {
  search: string;
  tag?: string;
  filter?: Filter;
  sort: { by: string; value: (document: T) => string; direction: 'asc' | 'desc' };
  skip: number;
  limit: number;
}

export async function findMedia<T extends object>(
  documents: Projection<T>,
  { search, tag = '', filter = {}, sort, ...part }: MediaQuery<VersionedDocument<T>>,
): Promise<{ found: VersionedDocument<T>[]; total: number }> {
  const text = search.trim();
  if (tag === '') return derivedSubstringIndex.find(documents, { filter, text, sort, ...part });
  const name = normalizeTag(tag);
  const tagged = { ...filter, [TAGS]: { has: name }, ...(text !== '' && derivedSubstringIndex.contains(text)) };
  const found = await documents.find(tagged, { sort: { [sort.by]: sort.direction }, ...part });
  const total = text === '' ? await countAll(documents, { ...filter, [TAGS]: name }) : await documents.count(tagged);
  return { found, total };
}
