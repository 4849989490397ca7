import type { CoreWalk } from './core-walk.ts';
import { count } from './figures.ts';
import { fingerprint } from './fingerprint.ts';

/** Each revision lacks only words that its author took out, and is what the editors showed when they said that it was saved. */
export async function checkHistory({ site, page, slug, ledger, figures }: CoreWalk): Promise<void> {
  const { revision: last } = await site.stored(slug);
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
  for (const { client, step, revision, fingerprint: shown } of ledger.claims)
    if (fingerprint(contents.get(revision)!) !== shown)
      throw new Error(`In step ${step}, ${client} showed as saved what revision ${revision} does not contain`);
}
