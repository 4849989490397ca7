import type { Logger } from 'pino';
import type { Replicas, Topic } from '../bus/replicas.ts';
import type { DomainResolver } from '../session/domain-resolver.ts';
import type { CachedAddress } from './cached-visit.ts';
import type { PageCache } from './page-cache.ts';

/** Replicas with an editor have another topic, because they may know only few of the addresses that visitors request. */
export const recentAddressesTopic = (draft: boolean): Topic<{ max: number }, CachedAddress[]> => ({
  name: draft ? 'recent-addresses-draft' : 'recent-addresses',
});

const MAX_ADDRESSES = 1000;
const AT_ONCE = 2;
const ANSWER_MS = 1000;
const TOTAL_MS = 30_000;

interface WarmedParts {
  topic: ReturnType<typeof recentAddressesTopic>;
  replicas: Pick<Replicas, 'askOne'>;
  domains: Pick<DomainResolver, 'resolve'>;
  pages: Pick<PageCache, 'getOrRender'>;
  log: Logger;
  now: () => number;
  signal: AbortSignal;
}

/** Renders the pages that visitors of another replica requested last, so that a new replica does not start with an empty cache. */
export async function warmPages({ topic, replicas, domains, pages, log, now, signal }: WarmedParts): Promise<void> {
  const addresses = await replicas.askOne(topic, { max: MAX_ADDRESSES }, ANSWER_MS);
  if (!addresses?.length) return;
  const startedAt = now();
  const waiting = [...addresses];
  let failed = 0;
  const renderNext = async () => {
    const isOver = () => signal.aborted || now() - startedAt > TOTAL_MS;
    for (let next = waiting.shift(); next && !isOver(); next = waiting.shift()) {
      const { host, protocol } = new URL(next.origin);
      try {
        await pages.getOrRender(next.url, 'html', await domains.resolve(host, protocol === 'https:'));
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, renderNext));
  const rendered = addresses.length - waiting.length - failed;
  log.info(`The page cache is warm: ${rendered} of ${addresses.length} pages in ${Math.round(now() - startedAt)} ms`);
}
