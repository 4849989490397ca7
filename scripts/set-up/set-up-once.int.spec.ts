import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { useStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import type { CallAsAdmin } from '../demo/seed-site.ts';
import { collectAnswers } from './questions.ts';
import { setUpOnce } from './set-up-once.ts';

const stack = useStack({ services });

const domainId = 'default';
const call: CallAsAdmin = (called, input) => stack.call(called, input, { as: stack.users.admin, domainId });
const site = { call, domainId, hostname: 'localhost' };
const given = { name: 'Kawa Inn', language: 'ja-JP', region: 'Japan', prefix: 'jp', colour: '#8a3324' };
const collect = () => collectAnswers(given, async () => '');

test('the answers become a published website, and a website with a region is not asked again', async () => {
  expect(await setUpOnce(site, collect)).toBe('/jp');
  expect(await call(siteConfig.calls.loadBrand, { domainId })).toMatchObject({ name: 'Kawa Inn', primary: '#8a3324' });
  const [region] = await call(regions.calls.loadRegions, { domainId });
  expect(region).toMatchObject({ name: 'Japan', code: 'ja-JP', published: true });
  const home = await stack.call(pages.calls.load, { slug: 'jp/home', domainId }, { domainId });
  expect(home).toMatchObject({ title: 'Kawa Inn', template: 'home', region: { _id: region!._id } });
  expect(await setUpOnce(site, async () => Promise.reject(new Error('asked again')))).toBeNull();
});

test('a second attempt completes a first one that was interrupted', async () => {
  const other: CallAsAdmin = (called, input) => stack.call(called, input, { as: stack.users.admin, domainId: 'other' });
  const second = { ...site, call: other, domainId: 'other' };
  const interrupted: CallAsAdmin = (called, input) =>
    called.subject === regions.calls.createRegion.subject ? Promise.reject(new Error('stopped')) : other(called, input);
  await expect(setUpOnce({ ...second, call: interrupted }, collect)).rejects.toThrow('stopped');
  expect(await setUpOnce(second, collect)).toBe('/jp');
});
