import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { systemClock } from '../../kit/clock.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import { type Stack, startStack } from '../../kit/testing/stack.ts';
import { createVersioned } from '../../kit/versioned/create-versioned.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { siteSettings } from '../site-settings.ts';

const { calls } = siteConfig;
const domainId = 'default';
const author = { _id: 'u', username: 'u' };
let stack: Stack;
beforeAll(async () => (stack = await startStack({ services: [siteConfigService, regionsService] })));
afterAll(() => stack?.stop());

/** Stores redirects in the settings themselves, as the earlier version did. */
async function storeInSettings(redirects: { from: string; to: string }[], publish: boolean) {
  const stores = await openStores(stack.settings.storeUrl, 'site-config');
  try {
    const docs = createVersioned(siteSettings.spec, { stores, clock: systemClock, relay: { wake: () => undefined } });
    const draft = SiteSettingsContent.parse({ domainId, title: 'Banksia', redirects });
    await docs.commit(`siteSettings_${domainId}`, author, () => ({
      action: publish ? 'publish' : 'save',
      draft,
      ...(publish && { live: 'publish' as const }),
    }));
  } finally {
    await stores.close();
  }
}

test('redirects that an earlier version stored in the site settings become documents at startup, once', async () => {
  const admin = { domainId, as: stack.users.admin };
  const own = { domainId, from: '/own', to: '/kept' };
  await stack.call(calls.publishRedirect, { redirect: own }, admin);
  await storeInSettings([{ from: '/live', to: '/a' }], true);
  await storeInSettings(
    [
      { from: '/live', to: '/a' },
      { from: '/draft', to: '/b' },
      { from: '/own', to: '/overruled' },
    ],
    false,
  );
  await stack.restart();
  const find = async () =>
    (await stack.call(calls.loadRedirects, { domainId, size: 100 }, admin)).redirects.map(
      ({ from, to, published }) => `${from} ${to} ${published}`,
    );
  expect(await find()).toEqual(['/draft /b false', '/live /a true', '/own /kept true']);
  const visitors = await stack.call(calls.listRedirects, { domainId });
  expect(visitors.map(({ from }) => from)).toEqual(['/live', '/own']);

  const settings = await stack.call(calls.loadSiteSettings, { domainId }, { domainId });
  expect(settings).toMatchObject({ title: 'Banksia', published: true });
  const { redirects } = await stack.call(calls.loadRedirects, { domainId, search: '/draft' }, admin);
  await stack.call(calls.deleteRedirect, { _id: redirects[0]!._id }, admin);
  await stack.restart();
  expect(await find()).toEqual(['/live /a true', '/own /kept true']);
});
