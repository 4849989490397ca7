import { jest } from '@jest/globals';
import { buildImages, describeImage, imageName, targets } from '../../scripts/image/build-images.mjs';
import { chooseSite } from '../../bff/test/contract/world.ts';
import { docker, engine } from './container-engine.ts';
import { startSiteInContainers } from './site-in-containers.ts';

const START_MS = 20 * 60_000;

/** Starts one BFF, as the examples require. */
async function startSite() {
  const site = await startSiteInContainers();
  const [first, second] = site.bffs;
  await docker('stop', second!.name);
  return { ...site, bff: { url: first!.url } };
}

jest.setTimeout(START_MS);
const suite = engine ? describe : describe.skip;
if (!engine) process.stderr.write('The suite of the API in containers is skipped: no engine answers.\n');

beforeAll(async () => {
  if (engine && process.env.IMAGES !== 'ready') expect(await buildImages(engine)).toBe(true);
}, START_MS);

suite('the API in containers', () => {
  test.each(targets)('is tested with the image %s', (target) => {
    expect(describeImage(engine!, imageName(target)).megabytes).toBeGreaterThan(0);
  });
});

if (engine) {
  chooseSite(startSite);
  await import('../../bff/test/contract/routes.int.spec.ts');
}
