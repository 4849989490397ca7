import sharp from 'sharp';
import type { Call, ClientInput, Output } from '../proto/contract.ts';
import { DELETION_RETENTION_DAYS } from '../proto/document-history.ts';
import { identity } from '../proto/identity.ts';
import { calls } from '../proto/index.ts';
import { media } from '../proto/media.ts';
import { pages } from '../proto/pages.ts';
import type { User } from '../proto/permissions.ts';
import { regions } from '../proto/regions.ts';
import { deletions, describeAction } from '../proto/document-actions.ts';
import { siteConfig } from '../proto/site-config.ts';
import { openFiles } from './kit/files/open-files.ts';
import { systemClock } from './kit/clock.ts';
import type { HistoryCalls } from './kit/recovery/recovery.ts';
import { useStack } from './kit/testing/stack.ts';
import { StoreContents } from './kit/testing/store-contents.ts';
import { until } from './kit/testing/until.ts';
import { userFixture } from './kit/testing/users.ts';
import { services } from './services.ts';

const domainId = 'domain-1';
const DAY_MS = 86_400_000;

interface Kind {
  make(word: string): Promise<string>;
  change(_id: string, word: string): Promise<unknown>;
  remove?(_id: string): Promise<unknown>;
}

const contents = new StoreContents();
let now = new Date();
const stack = useStack({
  services,
  openStores: contents.openStores,
  clock: { now: () => now, id: systemClock.id },
});
let role: string;

const call = <C extends Call>(one: C, input: ClientInput<C>, user: User = stack.users.admin): Promise<Output<C>> =>
  stack.call(one, input, { as: user, domainId });

const region = (name: string, slugPrefix = name) => call(regions.calls.createRegion, { region: { name, slugPrefix } });
const { calls: config } = siteConfig;

async function uploaded(name: string, bytes: Buffer) {
  const key = `incoming/${systemClock.id()}`;
  await openFiles(stack.settings.filesUrl).put(key, bytes, { type: 'application/octet-stream' });
  return { key, name, size: bytes.length };
}

const patternItems = [{ componentType: 'Text', key: 't', text: 'A text' }];

const kinds: Record<string, Kind> = {
  'regions.region': {
    make: async (word) => (await region(word))._id,
    change: (_id, word) => call(regions.calls.saveRegion, { region: { _id, revision: 1, name: `New ${word}` } }),
    remove: (regionId) => call(regions.calls.deleteRegion, { regionId }),
  },
  'regions.defaultRoles': {
    make: async (word) => {
      const { _id } = await region(word);
      const defaultRoles = { news: { viewerRoles: [role] } };
      await call(regions.calls.applyDefaultRoles, { regionId: _id, defaultRoles, revision: 0 });
      return _id;
    },
    change: (regionId) => call(regions.calls.applyDefaultRoles, { regionId, defaultRoles: {}, revision: 1 }),
  },
  'site-config.domain': {
    make: async (name) => (await call(config.saveDomain, { domain: { name, hostnames: [`${name}.example`] } }))._id,
    change: (_id, word) => call(config.saveDomain, { domain: { _id, revision: 1, name: `New ${word}` } }),
  },
  'site-config.siteSettings': {
    make: async (title) => (await call(config.saveSiteSettings, { siteSettings: { domainId, title } }))._id,
    change: (_, title) =>
      call(config.saveSiteSettings, { siteSettings: { domainId, revision: 1, title: `New ${title}` } }),
  },
  'site-config.nav': {
    make: async (word) => (await call(config.saveNav, { nav: { domainId, topSearch: [word] } }))._id,
    change: (_, word) => call(config.saveNav, { nav: { domainId, revision: 1, topSearch: [`new ${word}`] } }),
  },
  'site-config.footer': {
    make: async (text) => (await call(config.saveFooter, { footer: { domainId, slogan: { text } } }))._id,
    change: (_, text) =>
      call(config.saveFooter, { footer: { domainId, revision: 1, slogan: { text: `New ${text}` } } }),
  },
  'site-config.brand': {
    make: async (name) => (await call(config.saveBrand, { brand: { domainId, name } }))._id,
    change: (_, name) => call(config.saveBrand, { brand: { domainId, revision: 1, name: `New ${name}` } }),
  },
  'site-config.pageBanner': {
    make: async (name) => (await call(config.addPageBanner, { domainId, name }))._id,
    change: (_id, name) =>
      call(config.savePageBanner, { domainId, banner: { _id, revision: 1, name, content: `<p>New ${name}</p>` } }),
    remove: (_id) => call(config.deletePageBanner, { domainId, banner: { _id } }),
  },
  'site-config.subNav': {
    make: async (name) => (await call(config.addSubNav, { domainId, name }))._id,
    change: (_id, name) => call(config.saveSubNav, { subNav: { _id, revision: 1, domainId, name: `New ${name}` } }),
    remove: (_id) => call(config.removeSubNav, { _id }),
  },
  'site-config.pattern': {
    make: async (name) => (await call(config.addPattern, { domainId, name, items: patternItems }))._id,
    change: (_id, name) =>
      call(config.savePattern, { pattern: { _id, revision: 1, domainId, name: `New ${name}`, items: patternItems } }),
    remove: (_id) => call(config.deletePattern, { _id }),
  },
  'site-config.redirect': {
    make: async (word) =>
      (await call(config.saveRedirect, { redirect: { domainId, from: `/${word}`, to: `/to-${word}` } }))._id,
    change: (_id, word) =>
      call(config.saveRedirect, { redirect: { _id, revision: 1, domainId, from: `/${word}`, to: `/new-${word}` } }),
    remove: (_id) => call(config.deleteRedirect, { _id }),
  },
  'media.image': {
    make: async (word) => {
      const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
      return (
        await call(media.calls.uploadImage, { upload: await uploaded(`${word}.png`, await picture.png().toBuffer()) })
      )._id;
    },
    change: (_id, alt) => call(media.calls.saveImageDetails, { _id, alt }),
    remove: (id) => call(media.calls.removeImage, { id }),
  },
  'media.file': {
    make: async (word) =>
      (await call(media.calls.uploadFile, { upload: await uploaded(`${word}.txt`, Buffer.from('A table')) }))._id,
    change: (_id, word) => call(media.calls.saveFileDetails, { _id, name: `new ${word}.txt` }),
    remove: (_id) => call(media.calls.removeFile, { _id }),
  },
  'identity.user': {
    make: async (username) => {
      await call(identity.calls.inviteUser, { newUser: { username, email: `${username}@tern.example` } });
      const { users } = await call(identity.calls.listUsers, {});
      return users.find((user) => user.username === username)!._id;
    },
    change: (_id) => call(identity.calls.applyRolesToUser, { selectedUser: { _id, revision: 1 }, roles: [role] }),
  },
  'identity.role': {
    make: async (name) => (await call(identity.calls.saveRole, { role: { name, admin: false } }))._id,
    change: (_id, word) =>
      call(identity.calls.saveRole, { role: { _id, revision: 1, name: `New ${word}`, admin: false } }),
    remove: (_id) => call(identity.calls.deleteRole, { _id }),
  },
  'pages.page': {
    make: async (slug) => (await call(pages.calls.save, { page: { domainId, slug, header: { title: slug } } }))._id,
    change: (_id) => {
      const level = { viewer: true, editor: true, publisher: true };
      return call(pages.calls.applyRoles, { page: { _id }, roles: [{ _id: role, level }] });
    },
    remove: (_id) => call(pages.calls.delete, { _id }),
  },
};
const all = Object.keys(kinds);
const deletable = all.filter((name) => kinds[name]!.remove);

function callsOf(name: string) {
  const [service, kind] = name.split('.') as [string, string];
  const of = (key: string) => calls.find((one) => one.service === service && one.key === key) as Call;
  const isPage = kind === 'page';
  const named = (_id: string) => (isPage ? { _id } : { kind, _id });
  const [history, compare, restore] = isPage
    ? [of('history'), of('compare'), of('restore')]
    : [of('documentHistory'), of('compareDocument'), of('restoreDocument')];
  type Out<K extends keyof HistoryCalls> = Promise<Output<HistoryCalls[K]>>;
  return {
    history: (_id: string, user?: User) => call(history, named(_id), user) as Out<'documentHistory'>,
    contentAt: async (_id: string, revision: number) =>
      (await (call(compare, { ...named(_id), from: revision, to: revision }) as Out<'compareDocument'>)).to,
    restore: (_id: string, revision?: number) => call(restore, { ...named(_id), revision }) as Out<'restoreDocument'>,
    list: (user?: User) => call(of('listDeleted'), { kind, size: 100 }, user) as Out<'listDeleted'>,
  };
}

async function made(name: string, word: string): Promise<string> {
  const _id = await kinds[name]!.make(word);
  await kinds[name]!.change(_id, word);
  return _id;
}

const outsider = userFixture({ username: 'outsider', roles: ['others'], grants: [] });
const wordOf = (name: string) => `auklet${name.toLowerCase().replace(/\W/g, '')}`;
const ids = new Map<string, string>();

beforeAll(async () => {
  role = (await call(identity.calls.saveRole, { role: { name: 'Puffins', admin: false } }))._id;
  await call(config.publishDomain, { domain: { name: 'First', hostnames: ['first.example'] } });
});

test('every kind with a history is covered here', () => {
  const listedKinds = calls
    .filter(({ key }) => key === 'listDeleted')
    .flatMap((one) => {
      const { options } = (one.in as any).shape.kind.unwrap() as { options: string[] };
      return options.map((kind) => `${one.service}.${kind}`);
    });
  expect(all.toSorted()).toEqual(listedKinds.toSorted());
});

describe.each(all)('%s', (name) => {
  const { history, contentAt, restore, list } = callsOf(name);

  test('has a history with user, action and time', async () => {
    const _id = await made(name, wordOf(name));
    ids.set(name, _id);
    const { revisions } = await history(_id);
    const by = { _id: 'admin', username: 'admin' };
    const at = now.toISOString();
    expect(revisions.map(({ owner: _owner, ...row }) => ({ ...row, action: describeAction(row.action) }))).toEqual([
      { revision: 2, action: expect.stringMatching(/^[a-z ]+ed$/), at, by },
      { revision: 1, action: expect.stringMatching(/^[a-z ]+ed$/), at, by },
    ]);
    expect(await contentAt(_id, 1)).toEqual(expect.any(Object));
  });

  test('is hidden from users without the right', async () => {
    await expect(history(ids.get(name)!, outsider)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('can be reset to an older revision with a new one', async () => {
    const _id = ids.get(name)!;
    const first = await contentAt(_id, 1);
    const { revision } = await restore(_id, 1);
    expect(revision).toBe(3);
    const guarded = name === 'pages.page' ? { viewerRoles: [role], editorRoles: [role], publisherRoles: [role] } : {};
    expect(await contentAt(_id, 3)).toEqual({ ...first, ...guarded });
    expect((await history(_id)).revisions[0]).toMatchObject({ revision: 3, action: 'restore' });
  });

  if (kinds[name]!.remove)
    test('is listed after its deletion and can be restored', async () => {
      const _id = ids.get(name)!;
      const before = await contentAt(_id, 3);
      await kinds[name]!.remove!(_id);
      const { documents, total } = await list();
      const deletedAt = now.toISOString();
      const restorableUntil = new Date(now.getTime() + DELETION_RETENTION_DAYS * DAY_MS).toISOString();
      expect([documents, total]).toEqual([
        [
          expect.objectContaining({
            _id,
            name: expect.stringContaining(wordOf(name)),
            deletedAt,
            restorableUntil,
            deletedBy: { _id: 'admin', username: 'admin' },
          }),
        ],
        1,
      ]);
      const unseen = await list(outsider).catch(({ code }) => code);
      expect(['forbidden', { documents: [], total: 0 }]).toContainEqual(unseen);
      await expect(history(_id, outsider)).rejects.toMatchObject({ code: 'forbidden' });
      const [deletion] = (await history(_id)).revisions;
      expect([deletion!.revision, deletions.has(deletion!.action)]).toEqual([4, true]);
      expect((await restore(_id)).revision).toBe(5);
      expect(await contentAt(_id, 5)).toEqual(before);
      expect((await list()).total).toBe(0);
    });
});

describe('a month after its deletion', () => {
  beforeAll(async () => {
    for (const name of deletable) await kinds[name]!.remove!(ids.get(name)!);
    for (const name of deletable) {
      expect((await callsOf(name).list()).total).toBe(1);
      expect(await contents.holding(wordOf(name))).not.toEqual([]);
    }
    now = new Date(now.getTime() + 31 * DAY_MS);
  });

  test.each(deletable)('%s is neither listed nor restorable', async (name) => {
    const { list, restore, history } = callsOf(name);
    expect(await list()).toEqual({ documents: [], total: 0 });
    const purgedError = {
      code: 'not-found',
      message: 'This document was deleted more than 30 days ago and can no longer be restored.',
    };
    await expect(restore(ids.get(name)!)).rejects.toMatchObject(purgedError);
    await expect(restore(ids.get(name)!, 1)).rejects.toMatchObject(purgedError);
    await expect(history(ids.get(name)!)).rejects.toMatchObject(purgedError);
  });

  test.each(deletable)('no content of %s is left in any store', async (name) => {
    await until(async () => {
      for (const { purger } of stack.host.services) await purger.purge();
      return (await contents.holding(wordOf(name))).length === 0;
    }).catch(async () => expect(await contents.holding(wordOf(name))).toEqual([]));
  });
});
