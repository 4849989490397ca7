import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../services/kit/testing/until.ts';
import { editInBrowser } from '../edit-in-browser.ts';
import { describeFigures } from '../load/figures.ts';
import { type Load, startLoad } from '../load/load.ts';
import { evict, isComplete, kubectl, podsOf, read, rolledOut, runJob } from './kubectl.ts';

import { install, type SiteInCluster, urls } from './site-in-cluster.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const START_MS = 15 * 60_000;
const DRILL_MS = 15 * 60_000;
const RECOVERY_MS = 180_000;
const STEADY_MS = 20_000;
/** Average pause between two pages of a visitor, and between two saves of an editor. */
const PAUSE_MS = Number(process.env.CLUSTER_PAUSE_MS ?? 5000);
const suite = urls ? describe : describe.skip;

let site: SiteInCluster;
beforeAll(async () => {
  if (!urls) return;
  const startedAt = performance.now();
  site = await install(urls, (step) => print(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${step}`));
}, START_MS);

suite('the site in the cluster', () => {
  test('every pod is ready', async () => {
    const { items } = await read('pods');
    const isReady = ({ status }: any) => status.containerStatuses.every(({ ready }: any) => ready);
    const waiting = items.filter((pod: any) => pod.status.phase !== 'Succeeded' && !isReady(pod));
    expect(waiting.map(({ metadata }: any) => metadata.name)).toEqual([]);
  });

  test('every process has two instances or more, set by its autoscaler', async () => {
    for (const name of site.processes) {
      expect((await read('deployment', name)).spec.replicas).toBeGreaterThanOrEqual(2);
      expect((await read('hpa', name)).status.desiredReplicas).toBeGreaterThanOrEqual(2);
    }
  });

  test('the Service answers with the demo content', async () => {
    for (const path of ['/au', '/nz', '/sg', '/uk']) expect((await site.get(path)).status).toBe(200);
  });

  test('an editor signs in, edits and publishes in a browser, and visitors see and find it', async () => {
    await editInBrowser({ url: site.edit.url, path: '/nz/cover', login: site.login, get: site.get });
  }, 120_000);

  test(
    'jobs back up the site, copy the backup to the second server and restore the copy',
    async () => {
      for (const name of ['backup', 'copy-backup', 'check-copy']) await runJob(name);
    },
    START_MS,
  );
});

suite('while 100 visitors read and 20 editors save and publish', () => {
  let load: Load;
  beforeAll(async () => {
    load = await startLoad(site, { visitors: 100, editors: 20, pauseMs: PAUSE_MS });
  }, 120_000);

  const drill = async (name: string, run: () => Promise<void>) => {
    load.next();
    await run();
    const figures = load.next();
    print(describeFigures(name, figures));
    expect(figures.failedViews).toEqual([]);
    expect([...figures.failedWrites, ...figures.repeatedPublishes]).toEqual([]);
    expect(figures.views.length).toBeGreaterThan(0);
    expect(figures.saves.length).toBeGreaterThan(0);
  };
  const complete = (name: string) => until(() => isComplete(name), RECOVERY_MS);
  const aPodOf = async (name: string): Promise<string> => (await podsOf(name))[0].metadata.name;

  test('the cluster carries the load', async () => {
    await drill('nothing', () => delay(STEADY_MS));
  }, 60_000);

  test(
    'every Deployment restarts',
    async () => {
      for (const name of site.deployments)
        await drill(`restart of ${name}`, async () => {
          await kubectl('rollout', 'restart', `deployment/${name}`);
          await rolledOut(`deployment/${name}`);
          await complete(name);
        });
    },
    DRILL_MS,
  );

  test(
    'a pod of every process is deleted',
    async () => {
      for (const name of site.processes)
        await drill(`deletion of a pod of ${name}`, async () => {
          await kubectl('delete', 'pod', await aPodOf(name));
          await complete(name);
        });
    },
    DRILL_MS,
  );

  test(
    'a pod of every process is evicted, and no second one at the same time',
    async () => {
      for (const name of site.processes)
        await drill(`eviction of a pod of ${name}`, async () => {
          const [first, second] = (await podsOf(name)).map(({ metadata }) => metadata.name as string);
          expect([await evict(first!), await evict(second!)]).toEqual([true, false]);
          await until(async () => !(await podsOf(name)).some(({ metadata }) => metadata.name === first), RECOVERY_MS);
          await complete(name);
        });
    },
    DRILL_MS,
  );

  test.each(['pages', 'bff'])(
    'an image of %s that does not exist replaces nothing, and is rolled back',
    async (name) => {
      await drill(`bad image of ${name}`, async () => {
        await kubectl('set', 'image', `deployment/${name}`, `${name}=localhost/website-missing:none`);
        const reasons = async () =>
          (await podsOf(name)).map(({ status }) => status.containerStatuses?.[0].state.waiting?.reason as string);
        await until(async () => (await reasons()).some((reason) => /Image/.test(reason ?? '')), RECOVERY_MS);
        expect((await read('deployment', name)).status.readyReplicas).toBeGreaterThanOrEqual(2);
        await kubectl('rollout', 'undo', `deployment/${name}`);
        await rolledOut(`deployment/${name}`);
        await complete(name);
      });
    },
    DRILL_MS,
  );

  test('no acknowledged write is lost', async () => {
    expect(await load.stop()).toEqual([]);
    print(
      'Not driven here, because it depends on the cluster: NetworkPolicies that block, and autoscalers that scale.',
    );
  }, 300_000);
});
