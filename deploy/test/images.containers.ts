import { Agent } from 'node:http';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { sendRequest as ask } from '../../bff/test/http-request.ts';
import { done, type Draft, editingAt, type Editing } from '../../bff/test/editing.ts';
import { buildImages, describeImage, imageName, targets } from '../../scripts/image/build-images.mjs';
import { until } from '../../services/kit/testing/until.ts';
import { root } from '../../bff/test/site.ts';
import { docker, engine, inspect, runOnce } from './container-engine.ts';
import { editInBrowser } from './edit-in-browser.ts';
import { developmentPackages, ready, type SiteInContainers, startSiteInContainers } from './site-in-containers.ts';

const suite = engine ? describe : describe.skip;
if (!engine) process.stderr.write('The suites of the images are skipped: neither docker nor podman answers.\n');

const BUILD_MS = 15 * 60_000;
const GRACE_S = 30;
const inImage = (target: string, script: string) =>
  runOnce(imageName(target), { options: ['--entrypoint', 'node'], command: ['--eval', script] });

beforeAll(async () => {
  if (engine && process.env.IMAGES !== 'ready') expect(await buildImages(engine)).toBe(true);
}, BUILD_MS);

suite.each(targets)('the image %s', (target) => {
  test('runs as a user without rights, whom a cluster can verify by number', async () => {
    const { Config } = await inspect(imageName(target));
    expect(Config.User).toBe('10001:10001');
    expect(await inImage(target, 'console.log(process.getuid(), process.getgid())')).toBe('10001 10001');
  });

  test('says which version it is, and how its health is checked', async () => {
    const { Config, Healthcheck } = await inspect(imageName(target));
    expect(Config.Labels).toMatchObject({
      'org.opencontainers.image.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'org.opencontainers.image.revision': expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect((Config.Healthcheck ?? Healthcheck).Test.slice(0, 3)).toEqual(['CMD', 'node', 'check-ready.mjs']);
  });

  test('starts node without a shell', async () => {
    const { Config } = await inspect(imageName(target));
    expect(Config.Entrypoint[0]).toBe('node');
  });

  test('contains no setting that is a secret', async () => {
    const { Config } = await inspect(imageName(target));
    const names = (Config.Env as string[]).map((line) => line.split('=')[0]!);
    expect(names.filter((name) => /PASSWORD|SECRET|TOKEN|KEY|CREDENTIALS/.test(name))).toEqual([]);
  });

  test('contains its licence and a list of its packages', async () => {
    const script = "console.log(JSON.parse(fs.readFileSync('sbom.json')).components.length, fs.existsSync('LICENSE'))";
    expect(await inImage(target, script)).toMatch(/^\d{3} true$/);
  });

  test('contains no package that only development needs, no tests and no server', async () => {
    const listing = `
      const { readdirSync } = require('node:fs');
      const walk = (at) => readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [at + '/' + entry.name, ...walk(at + '/' + entry.name)] : [at + '/' + entry.name]);
      console.log(walk('.').concat(readdirSync('/usr/local/bin')).join('\\n'));`;
    const paths = (await inImage(target, listing)).split('\n').map((path) => path.replace(/^\.\//, ''));
    const development = await developmentPackages();
    expect(paths.filter((path) => development.has(path.replace(/^dist\//, '')))).toEqual([]);
    expect(paths.filter((path) => /^dist\/.*(\.spec\.js|\/testing\/|\/test\/|\.features\.js)/.test(path))).toEqual([]);
    expect(paths.filter((path) => /nats-server|chrom/.test(path) && !path.includes('node_modules/'))).toEqual([]);
  });
});

suite('both images', () => {
  test('have the same layers', () => {
    const [first, second] = targets.map((target) => describeImage(engine!, imageName(target)).layers);
    expect(first).toEqual(second);
  });
});

suite('services apart and two BFFs in containers', () => {
  let site: SiteInContainers;
  let editor: Editing;
  beforeAll(async () => {
    site = await startSiteInContainers();
    editor = await editingAt(site);
  }, 5 * 60_000);
  afterAll(() => site?.stop(), 60_000);

  const titleAt = async (path: string, bff: number) => {
    const { status, text } = await site.get(path, {}, bff);
    return `${status} ${/<title>(.*?)<\/title>/.exec(text)?.[1]}`;
  };
  const shows = (path: string, bff: number, title: string) =>
    until(async () => (await titleAt(path, bff)).includes(title), 30_000);
  const edit = (page: Draft, title: string): Promise<Draft> => editor.write('/page/save', { page: { ...page, title } });

  test('every container is healthy by the check of its image', async () => {
    for (const { name } of [...site.services.values(), ...site.bffs])
      await docker('exec', name, 'node', 'check-ready.mjs', name.includes('-bff-') ? 'PORT' : 'HEALTH_PORT');
  });

  test('the demo content is added once, and both BFFs serve it', async () => {
    expect(await site.seed()).toMatch(/Added \d\d+ pages/);
    expect(await site.seed()).toContain('Added 0 pages');
    for (const bff of [0, 1]) expect((await site.get('/sg', {}, bff)).status).toBe(200);
  }, 180_000);

  test('what an editor publishes at one BFF, visitors get from both', async () => {
    const page = await editor.aPage('first', 'The first title');
    for (const bff of [0, 1]) await shows('/first', bff, 'The first title');
    await editor.publish(await edit(page, 'The second title'));
    for (const bff of [0, 1]) await shows('/first', bff, 'The second title');
  });

  test('an editor signs in, edits and publishes in a browser, and visitors see and find it', async () => {
    await editInBrowser({
      url: site.bffs[0]!.url,
      path: '/sg/cover',
      login: root,
      get: (path) => site.get(path, {}, 1),
    });
  }, 240_000);

  test('a picture is stored, and rendered in another size', async () => {
    const form = new FormData();
    form.set('alt', 'A picture');
    form.set('file', new Blob([new Uint8Array(aPicture(64, 64))], { type: 'image/png' }), 'a.png');
    const upload = await fetch(`${site.bffs[0]!.url}/api/image/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: editor.cookie.cookie },
    });
    expect(upload.status).toBe(200);
    const { _id } = (await upload.json()) as { _id: string };
    const { status, headers } = await site.get(`/img/${_id}?w=32&f=webp`, {}, 1);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('a stopped service answers the writes that it has received, exits with 0 and keeps them', async () => {
    const page = await editor.save('stopped', '0');
    const { name, run, url } = site.services.get('pages')!;
    let latest = page;
    const stopping = docker('stop', '--time', `${GRACE_S}`, name);
    const stopped = stopping.then(() => true);
    const failures: string[] = [];
    for (let n = 1; !(await Promise.race([stopped, false])); n += 1)
      latest = await edit(latest, `${n}`).catch((error: Error) => {
        failures.push(error.message);
        return latest;
      });
    // Status 504 would mean that the service had received a write and did not finish it.
    expect(failures.filter((message) => !message.startsWith('503'))).toEqual([]);
    expect((await inspect(name)).State.ExitCode).toBe(0);
    await docker('rm', name);
    await run();
    await ready({ name, url, run });
    await until(async () => (await site.get('/api/page/load?slug=stopped&domainId=' + editor.domainId, editor.cookie)).status === 200, 30_000); // prettier-ignore
    const stored = done(
      await site.get(`/api/page/load?slug=stopped&domainId=${editor.domainId}`, editor.cookie),
    ) as Draft;
    expect(stored.revision).toBeGreaterThanOrEqual(latest.revision);
  }, 180_000);

  test('a stopped BFF answers every request that was sent before, and exits with 0', async () => {
    const { name, url } = site.bffs[1]!;
    // One browser reuses its connections, and the other opens one for each request.
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
    let signal = Infinity;
    const lost: string[] = [];
    let answered = 0;
    const visitor = async (n: number) => {
      for (;;) {
        const sentAt = Date.now();
        try {
          // Half of the requests are rendered, because their query makes each of them a separate page for the cache.
          const path = n < 4 ? '/sg' : `/search?q=${n}${sentAt}`;
          const { status } = await ask(url, 'GET', path, { host: 'localhost' }, undefined, agents[n % 2]);
          if (status >= 500) lost.push(`${status} ${path}`);
          answered += 1;
        } catch (error) {
          if (sentAt < signal) lost.push(`${(error as Error).message}, sent ${signal - sentAt} ms before`);
          else return;
        }
      }
    };
    const visitors = Array.from({ length: 8 }, (_, n) => visitor(n));
    await until(() => answered > 40, 30_000);
    signal = Date.now();
    await docker('kill', '--signal', 'TERM', name);
    await Promise.all(visitors);
    await docker('wait', name);
    expect(lost).toEqual([]);
    expect((await inspect(name)).State.ExitCode).toBe(0);
    expect(Date.now() - signal).toBeLessThan(GRACE_S * 1000);
  }, 120_000);
});
