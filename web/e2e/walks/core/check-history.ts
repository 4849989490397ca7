import type { CoreWalk } from './core-walk.ts';
import { count } from './figures.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Checks that only words that a person removed are missing, in each revision and at the end. Each revision must also equal the content that
 * the editors showed as saved.
 */
export async function checkHistory({ site, page, slug, ledger, figures }: CoreWalk): Promise<void> {
  const stored = await site.stored(slug);
  const { revision: last } = stored;
  const contents = new Map<number, object>();
  for (let at = page.revision; at <= last; at += 2) {
    const to = Math.min(at + 1, last);
    const both = await site.compare(page._id, at, to);
    contents.set(at, both.from).set(to, both.to);
  }
  count(figures, 'revisions', last - page.revision);
  for (let revision = page.revision + 1; revision <= last; revision++) {
    const [before, after] = [revision - 1, revision].map((at) => contents.get(at));
    const lost = ledger.lostBetween(before!, after!, revision);
    if (lost.length > 0)
      throw new Error(
        `Revision ${revision} of ${ledger.authorOf(revision)} lacks ${lost.join(', ')}, which others wrote`,
      );
  }
  const revisions = [...contents].sort(([a], [b]) => a - b).map(([, content]) => content);
  const unexplained = ledger.lostFrom(JSON.stringify(stored)).filter((word) => {
    const at = revisions.findLastIndex((content) => JSON.stringify(content).includes(word));
    return at < 0 || !ledger.hasEmptied(word, revisions[at]!, page.revision + at + 1);
  });
  if (unexplained.length > 0) throw new Error(`Lost without a reason: ${unexplained.join(', ')}`);
  for (const { client, step, revision, fingerprint: shown } of ledger.claims)
    if (fingerprint(contents.get(revision)!) !== shown)
      throw new Error(`In step ${step}, ${client} showed as saved what revision ${revision} does not contain`);
}
