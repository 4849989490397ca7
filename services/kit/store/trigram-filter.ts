import { selectQueryTrigrams } from './trigrams.ts';
import type { Collection, Document, Filter } from './store.ts';

const MAX_SCANNED = 200;
const MAX_COUNTED = 2000;

/** Null if the text is too short or many documents may match, because reading in sort order is then faster. */
export async function trigramFilter(
  rows: Pick<Collection<Document>, 'count'>,
  list: string,
  text: string,
): Promise<Filter | null> {
  const grams = selectQueryTrigrams(text);
  if (grams.length === 0) return null;
  const counts = await Promise.all(grams.map((gram) => rows.count({ [list]: { has: gram } }, { upTo: MAX_COUNTED })));
  const rarestFirst = grams.map((gram, index) => ({ gram, count: counts[index]! })).sort((a, b) => a.count - b.count);
  const filter = { [list]: { has: rarestFirst.map(({ gram }) => gram) } };
  return (await rows.count(filter, { upTo: MAX_SCANNED + 1 })) > MAX_SCANNED ? null : filter;
}
