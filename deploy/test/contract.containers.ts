import { jest } from '@jest/globals';
import { buildImages } from '../../scripts/image/build-images.mjs';
import { chooseSite } from '../../bff/test/contract/world.ts';
import { docker, engine } from './container-engine.ts';
import { startSiteInContainers } from './site-in-containers.ts';

const START_MS = 20 * 60_000;

/** With one BFF, as the examples have it. */
async function startSite() {
  const site = await startSiteInContainers();
  const [first, second] = site.bffs;
  await docker('stop', second!.name);
  return { ...site, bff: { url: first!.url } };
}

if (engine) {
  jest.setTimeout(START_MS);
  if (process.env.IMAGES !== 'ready') expect(await buildImages(engine)).toBe(true);
  chooseSite(startSite);
  await import('../../bff/test/contract/routes.int.spec.ts');
} else {
  process.stderr.write('The suite of the API in containers is skipped: neither docker nor podman answers.\n');
  test.skip('neither docker nor podman answers', () => undefined);
}
