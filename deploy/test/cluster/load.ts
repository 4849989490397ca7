import { setTimeout as delay } from 'node:timers/promises';
import { editorOn, type ClusterEditor } from './cluster-editor.ts';
import { createFigures, type Figures } from './figures.ts';
import { personAt } from './person.ts';
import { siteUrl, type SiteInCluster } from './site-in-cluster.ts';

const VISITORS = 100;
const EDITORS = 20;
/** On average, between two pages of a visitor and between two saves of an editor. */
const PAUSE_MS = Number(process.env.CLUSTER_PAUSE_MS ?? 5000);

export interface Load {
  /** Figures since the last call. */
  next(): Figures;
  /** Everyone finishes; resolves with the acknowledged writes that are not stored. */
  stop(): Promise<string[]>;
}

export async function startLoad(site: SiteInCluster): Promise<Load> {
  const host = { host: `localhost:${new URL(siteUrl!).port || 80}` };
  const paths = await publishedPaths(site);
  let figures = createFigures();
  let isOver = false;
  const editors: ClusterEditor[] = [];
  for (let n = 0; n < EDITORS; n += 1) {
    const person = personAt(siteUrl!, { ...host, ...(await site.signIn()) });
    editors.push(await editorOn(person, `drill-${Date.now()}-${n}`));
  }

  // Everyone arriving at once at empty caches would measure the start of the load.
  for (const path of paths) await site.get(path);

  const visit = async (n: number) => {
    const person = personAt(siteUrl!, host);
    await delay(PAUSE_MS * Math.random());
    for (let at = n; !isOver; at += 1) {
      const path = paths[at % paths.length]!;
      const startedAt = performance.now();
      const answer = await person.send('GET', path);
      figures.views.push(performance.now() - startedAt);
      if (answer?.status !== 200) figures.failedViews.push(`${answer?.status ?? 'no answer'} ${path}`);
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
    person.leave();
  };
  const edit = async (editor: ClusterEditor) => {
    while (!isOver) {
      await editor.write(figures);
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const running = [...Array.from({ length: VISITORS }, (_, n) => visit(n)), ...editors.map(edit)];
  return {
    next() {
      const past = figures;
      figures = createFigures();
      return past;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      return (await Promise.all(editors.map((editor) => editor.lost()))).flat();
    },
  };
}

async function publishedPaths(site: SiteInCluster): Promise<string[]> {
  const { text } = await site.get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  if (paths.length === 0) throw new Error('The sitemap is empty.');
  return paths;
}
