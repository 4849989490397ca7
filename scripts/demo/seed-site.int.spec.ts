import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { useStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { demoRegions } from './regions.ts';
import { type CallAsAdmin, seedSite } from './seed-site.ts';

const demo = demoRegions.filter(({ slugPrefix }) => slugPrefix === 'sg');
const PASSWORD = 'a long password';
const stack = useStack({ services });
let calls: Call[] = [];

const callAsAdmin: CallAsAdmin = async <C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> => {
  calls.push(call);
  return stack.call(call, input, { as: stack.users.admin, domainId: 'd1', timeoutMs: 30_000 });
};
const seed = (call = callAsAdmin) =>
  seedSite({ call, files: openFiles(stack.settings.filesUrl) }, 'd1', PASSWORD, demo);

const commands = () => calls.filter(({ kind }) => kind === 'command').map(({ subject }) => subject);

async function stored() {
  const all = await callAsAdmin(pages.calls.listDrafts, { after: '' });
  const [nav, subNavs, users, found, pictures] = [
    await callAsAdmin(siteConfig.calls.loadRegionNav, { domainId: 'd1', region: '' }),
    await callAsAdmin(siteConfig.calls.listSubNavs, { domainId: 'd1', region: 'sg' }),
    await callAsAdmin(identity.calls.listUsers, {}),
    await callAsAdmin(regions.calls.loadRegions, { domainId: 'd1' }),
    await callAsAdmin(media.calls.loadGallery, { limit: 100 }),
  ];
  return {
    unpublished: all.pages.filter(({ published }) => !published).length,
    nav: nav.revision,
    emptySubNavs: subNavs.filter(({ items }) => items.length === 0).length,
    users: users.users.map(({ username, verified, roles }) => [username, verified, roles.length > 0]),
    pictures: pictures.images.map(({ name }) => name),
    regions: found.map(({ slugPrefix, published }) => [slugPrefix, published]),
  };
}

test('the next run completes a run that was interrupted at any kind of call', async () => {
  const interrupted = new Set<string>();
  const interruptAfter = async (name: string) => {
    // All later calls fail, as if the process had been killed.
    const stopAfter: CallAsAdmin = async (call, input) => {
      if (interrupted.has(name)) throw new Error('interrupted');
      const answer = await callAsAdmin(call, input);
      if (call.subject === name) interrupted.add(name);
      return answer;
    };
    await expect(seed(stopAfter)).rejects.toThrow('interrupted');
  };
  for (const call of [
    media.calls.uploadImage,
    identity.calls.inviteUser,
    identity.calls.setPassword,
    regions.calls.createRegion,
    siteConfig.calls.addSubNav,
    pages.calls.save,
  ])
    await interruptAfter(call.subject);
  expect(await seed()).toBeGreaterThan(10);
  expect(await stored()).toMatchObject({ unpublished: 0, nav: 1, emptySubNavs: 0, regions: [['sg', true]] });
  const { pictures } = await stored();
  expect(pictures.length).toBe(new Set(pictures).size);
  for (const user of (await stored()).users.filter(([username]) => username !== 'root'))
    expect(user).toEqual([expect.any(String), true, true]);
});

test('a further run on a seeded site changes nothing and succeeds', async () => {
  calls = [];
  expect(await seed()).toBe(0);
  expect([...new Set(commands())]).toEqual(['pages.save']);
});
