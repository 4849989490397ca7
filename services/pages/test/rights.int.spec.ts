import type { ClientInput, Output } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Capability, Grant } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;
const stack = useStack({ services: [regionsService, pagesService, rolesOfUsers] });
let editor: CallAs;
let admin: CallAs;
/** Has all rights for the pages of New Zealand only. */
let niko: CallAs;
let a: PageFixtures;
let au: { _id: string };
let nz: { _id: string };
let domains = 0;

beforeEach(async () => {
  const domainId = `domain-${++domains}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  a = pageFixtures(stack, editor);
  au = await a.publishedRegion('Australia', 'au');
  nz = await a.publishedRegion('New Zealand', 'nz');
  niko = { as: holding(nz._id), domainId };
});

const all: Capability[] = ['pages.edit', 'pages.publish', 'pages.delete'];
const holding = (regionId: string) =>
  userFixture({
    username: 'niko',
    roles: ['editors'],
    grants: all.map((capability): Grant => ({ capability, regionIds: [regionId] })),
  });
const forbidden = (message: string) => expect.objectContaining({ code: 'forbidden', message });

describe('a user with pages of one region', () => {
  const save = (slug: string, regionId: string | undefined, as: CallAs) =>
    pageFixtures(stack, as).page(slug, regionId === undefined ? {} : { region: { _id: regionId } });
  const edit = ({ _id, revision }: Page, regionId: string) =>
    stack.call(
      calls.edit,
      {
        _id,
        base: revision,
        changeId: `c-${_id}`,
        operations: [{ op: 'set', path: ['region', '_id'], to: regionId }],
      },
      niko,
    );

  test('creates pages in that region only', async () => {
    expect((await save('ours', nz._id, niko)).slug).toBe('nz/ours');
    await expect(save('theirs', au._id, niko)).rejects.toEqual(forbidden('You may not edit pages in Australia.'));
    await expect(save('nowhere', undefined, niko)).rejects.toEqual(
      forbidden('You may not edit pages of the whole site.'),
    );
  });

  test('moves no page out of the region or into it', async () => {
    const ours = await save('ours', nz._id, niko);
    const theirs = await save('theirs', au._id, editor);
    const into = forbidden('You may not edit pages in Australia.');
    await expect(stack.call(calls.save, { page: { ...ours, region: { _id: au._id } } }, niko)).rejects.toEqual(into);
    await expect(edit(ours, au._id)).rejects.toEqual(into);
    await expect(edit(theirs, nz._id)).rejects.toEqual(into);
    const sent = { ...ours, region: { _id: au._id } };
    await expect(stack.call(calls.publish, { page: sent }, niko)).rejects.toEqual(into);
  });

  test('moves no page back to an earlier region', async () => {
    const page = await save('moving', au._id, editor);
    await stack.call(calls.save, { page: { ...page, region: { _id: nz._id } } }, editor);
    await expect(stack.call(calls.restore, { _id: page._id, revision: 1 }, niko)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('cannot change what visitors still see in another region', async () => {
    const page = await a.published('moving', { region: { _id: au._id } });
    const moved = await stack.call(calls.save, { page: { ...page, region: { _id: nz._id } } }, editor);
    for (const act of [
      () => stack.call(calls.publish, { page: moved }, niko),
      () => stack.call(calls.unpublish, { _id: page._id }, niko),
    ])
      await expect(act()).rejects.toEqual(forbidden('You may not publish pages in Australia.'));
  });
});

describe('a page that a user may not view', () => {
  let page: Page;
  /** All calls with the id of the page, by a user who has every right except to view it. */
  const attempts: Record<string, () => Promise<unknown>> = {
    load: () => a.load('nz/secret'),
    findListing: () => stack.call(calls.findListing, { id: page._id }, editor),
    history: () => stack.call(calls.history, { _id: page._id }, editor),
    compare: () => stack.call(calls.compare, { _id: page._id, from: 1, to: 2 }, editor),
    save: () => stack.call(calls.save, { page }, editor),
    edit: () =>
      stack.call(
        calls.edit,
        { _id: page._id, base: 1, operations: [{ op: 'set', path: ['title'], to: 'Mine' }], changeId: 'c1' },
        editor,
      ),
    cloneComponent: () =>
      stack.call(
        calls.cloneComponent,
        { pageId: page._id, component: text('more') } as ClientInput<typeof calls.cloneComponent>,
        editor,
      ),
    restore: () => stack.call(calls.restore, { _id: page._id, revision: 1 }, editor),
    publish: () => stack.call(calls.publish, { page: { _id: page._id, revision: page.revision } }, editor),
    publishListing: () => stack.call(calls.publishListing, { listing: { _id: page._id } }, editor),
    unpublish: () => stack.call(calls.unpublish, { _id: page._id }, editor),
    takeBackPublish: () => stack.call(calls.takeBackPublish, { _id: page._id }, editor),
    delete: () => stack.call(calls.delete, { _id: page._id }, editor),
  };

  beforeEach(async () => {
    const made = await a.page('secret', { ...links, region: { _id: nz._id } });
    const roles = [{ _id: 'others', level: { viewer: true } }];
    page = await stack.call(calls.applyRoles, { page: { _id: made._id }, roles }, admin);
  });
  const links = { contents: [{ ...text('k1'), link: { type: 'page', href: '/linked', text: '' } }] };

  test.each(Object.keys(attempts))('is not returned, changed or named by %s', async (name) => {
    const refusal = await attempts[name]!().then(
      (answer) => ({ code: 'answered', answer }),
      (problem: { code: string; message: string }) => problem,
    );
    expect(refusal).toMatchObject({ code: 'forbidden' });
    expect(JSON.stringify([refusal, String(refusal)])).not.toContain('secret');
    expect((await stack.call(calls.load, { slug: 'nz/secret', domainId: admin.domainId! }, admin)).revision).toBe(
      page.revision,
    );
  });

  test('is counted but not named in lists of uses', async () => {
    const uses = () => stack.call(calls.checkDependencies, { type: 'link', url: '/linked' }, editor);
    await until(async () => (await uses()).length > 0);
    const hidden = expect.not.stringContaining(page._id) as string;
    expect(await uses()).toEqual([
      { parentId: hidden, slug: '', hidden: true, type: 'link', target: '/linked' },
    ] satisfies Output<typeof calls.checkDependencies>);
    expect(await stack.call(regions.calls.findDependentPages, { regionId: nz._id }, editor)).toEqual([
      { _id: hidden, slug: '', pageType: 'page' },
    ]);
    const { domainId } = editor;
    expect(await stack.call(calls.checkSlug, { slug: 'nz/secret', domainId: domainId! }, editor)).toEqual({
      data: { slug: 'nz/secret' },
    });
  });

  test('is not named by the refusal of its address, when a page is saved, copied or restored there', async () => {
    const own = await a.page('own', { region: { _id: nz._id } });
    const deleted = await a.page('old-secret', { region: { _id: nz._id } });
    await stack.call(calls.delete, { _id: deleted._id }, admin);
    await stack.call(calls.save, { page: { ...page, slug: 'nz/old-secret' } }, admin);
    const attempts = {
      save: () => stack.call(calls.save, { page: { ...own, slug: 'nz/old-secret' } }, editor),
      copy: () => stack.call(calls.copy, { _id: own._id, slug: 'old-secret' }, editor),
      restore: () => stack.call(calls.restore, { _id: deleted._id, revision: 1 }, editor),
    };
    for (const attempt of Object.values(attempts)) {
      const refusal = await attempt().catch((problem: unknown) => problem);
      expect(refusal).toMatchObject({ code: 'conflict', details: { slug: 'nz/old-secret' } });
      expect(JSON.stringify(refusal)).not.toContain(page._id);
    }
  });
});

describe('an earlier revision that a user may not view, of a page that is open now', () => {
  const SECRET = 'a confidential figure';
  let page: Page;
  /** Revision 1 is open, 2 is closed, 3 has the secret, 4 does not have it, and 5 is open. */
  beforeEach(async () => {
    const made = await a.published('plans');
    const close = (viewer: boolean) =>
      stack.call(calls.applyRoles, { page: { _id: made._id }, roles: [{ _id: 'others', level: { viewer } }] }, admin);
    const closed = await close(true);
    const secret = await stack.call(calls.save, { page: { ...closed, title: SECRET } }, admin);
    const live = await stack.call(calls.publish, { page: { _id: secret._id, revision: secret.revision } }, admin);
    const later = await stack.call(calls.save, { page: { ...live, title: 'Plans' } }, admin);
    await stack.call(calls.publish, { page: { _id: later._id, revision: later.revision } }, admin);
    page = await close(false);
  });

  const edit = (base: number, title: string) =>
    stack.call(
      calls.edit,
      { _id: page._id, base, operations: [{ op: 'set', path: ['title'], to: title }], changeId: `${base} ${title}` },
      editor,
    );
  const attempts: Record<string, (revision: number) => Promise<unknown>> = {
    loadVersion: (version) => stack.call(calls.loadVersion, { _id: page._id, version }, editor),
    compare: (from) => stack.call(calls.compare, { _id: page._id, from, to: page.revision }, editor),
    restore: (revision) => stack.call(calls.restore, { _id: page._id, revision }, editor),
    edit: (revision) => edit(revision, 'Mine'),
    save: (revision) => stack.call(calls.save, { page: { ...page, title: 'Mine', revision } }, editor),
    takeBackPublish: () => stack.call(calls.takeBackPublish, { _id: page._id }, editor),
  };

  test.each(Object.keys(attempts))('is not returned, merged or restored by %s', async (name) => {
    const refusal = await attempts[name]!(4).catch((problem: unknown) => problem);
    expect(refusal).toMatchObject({ code: 'forbidden' });
    expect(JSON.stringify(refusal)).not.toContain(SECRET);
    expect((await a.load('plans')).revision).toBe(page.revision);
  });

  test('is not part of the changes since a revision before it', async () => {
    for (const answer of [edit(1, 'Mine'), attempts.save!(1)]) {
      const refusal = await answer.catch((problem: unknown) => problem);
      expect(refusal).toMatchObject({ code: 'conflict', details: { conflicts: [], theirs: [] } });
    }
    expect((await edit(page.revision, 'Mine')).theirs).toEqual([]);
  });
});

describe('a new page', () => {
  const choose = (publisherRoles: string[], as = admin) =>
    stack.call(
      regions.calls.applyDefaultRoles,
      { regionId: nz._id, defaultRoles: { news: { publisherRoles } }, revision: 0 },
      as,
    );

  test('gets the default roles of its region and type', async () => {
    await choose(['others']);
    const news = { region: { _id: nz._id }, pageType: 'news' as const, template: 'article' as const };
    const page = await a.page('launch', news);
    expect(page.publisherRoles).toEqual(['others']);
    await expect(a.publish(page)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await a.page('about', { region: { _id: nz._id } })).not.toHaveProperty('publisherRoles');
    expect(await a.page('launch-au', { ...news, region: { _id: au._id } })).not.toHaveProperty('publisherRoles');
  });

  test('gets them from users who manage roles, and only existing ones', async () => {
    await expect(choose(['others'], editor)).rejects.toEqual(forbidden('You may not manage users and roles.'));
    await expect(choose(['ghosts'])).rejects.toMatchObject({ code: 'invalid', message: 'There is no role ghosts.' });
    const manager = userFixture({ username: 'pam', roles: ['editors'], grants: [{ capability: 'people' }] });
    expect(await choose(['others'], { ...admin, as: manager })).toMatchObject({ revision: 1 });
    await expect(choose([])).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the roles of a page', () => {
  const give = async (id: string, on: Stack, as: CallAs) => {
    const page = await pageFixtures(on, as).page(`guarded-${id}`);
    return on.call(calls.applyRoles, { page: { _id: page._id }, roles: [{ _id: id, level: { viewer: true } }] }, as);
  };

  test('must exist', async () => {
    await expect(give('ghosts', stack, admin)).rejects.toMatchObject({ code: 'invalid' });
    expect((await give('others', stack, admin)).viewerRoles).toEqual(['others']);
  });

  test('are added and removed at once for visitors too, by users who manage roles', async () => {
    const { _id } = await a.published('guarded');
    const add = (role: string, as: CallAs) =>
      stack.call(calls.changeRoles, { _id, add: { viewerRoles: [role] }, remove: {} }, as);
    await expect(add('others', editor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(add('ghosts', admin)).rejects.toMatchObject({ code: 'invalid' });
    const { added, removed } = await add('others', admin);
    expect([added.viewerRoles, removed.viewerRoles]).toEqual([['others'], []]);
    await expect(a.visit('guarded')).rejects.toMatchObject({ code: 'forbidden' });
    const again = await add('others', admin);
    expect(again.added.viewerRoles).toEqual([]);
    const undone = await stack.call(calls.changeRoles, { _id, add: removed, remove: added }, admin);
    expect(undone.revision).toBe(again.revision + 1);
    expect((await a.visit('guarded'))._id).toBe(_id);
  });

  test('are not added to empty lists on request, because that would exclude every other role', async () => {
    const { _id } = await a.page('guarded-for-one');
    const add = { editorRoles: ['others'], publisherRoles: ['others'] };
    await stack.call(calls.changeRoles, { _id, add: { publisherRoles: ['editors'] }, remove: {} }, admin);
    const { added } = await stack.call(calls.changeRoles, { _id, add, remove: {}, keepOpen: true }, admin);
    expect(added).toEqual({ viewerRoles: [], editorRoles: [], publisherRoles: ['others'] });
  });

  test('cannot be applied while the roles cannot be checked', async () => {
    const alone = await startStack({ services: [regionsService, pagesService] });
    await expect(give('others', alone, { ...admin, timeoutMs: 5000 })).rejects.toMatchObject({ code: 'unavailable' });
    await alone.stop();
  });
});
