import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { partialService } from '../../kit/testing/partial-service.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../regions.module.ts';

const { calls } = regions;

const noPages = partialService(
  pages,
  handle(pages.calls.findByRegion, {}, async () => []),
);

const stack = useStack({ services: [regionsService, rolesOfUsers, noPages] });
let as: CallAs;
let domains = 0;

beforeEach(() => void (as = { as: stack.users.editor, domainId: `domain-${++domains}` }));

const create = (name: string, slugPrefix: string) =>
  stack.call(calls.createRegion, { region: { name, slugPrefix } }, as);
const remove = (regionId: string) => stack.call(calls.deleteRegion, { regionId }, as);
const restore = (_id: string, revision?: number) =>
  stack.call(calls.restoreDocument, { kind: 'region', _id, revision }, as);
const list = (options: CallAs = as) => stack.call(calls.listDeleted, {}, options);

test('a deleted region is restored as a draft with its _id, with an event as after a save', async () => {
  const changed = stack.events(regions.events.changed);
  const { _id, slugPrefix } = await create('Fiji', 'fj');
  await remove(_id);
  expect((await list()).documents).toMatchObject([{ kind: 'region', _id, name: 'Fiji', domainId: as.domainId }]);
  expect(await restore(_id)).toEqual({ _id, revision: 3 });
  const [region] = await stack.call(calls.loadRegions, {}, as);
  expect(region).toMatchObject({ _id, name: 'Fiji', slugPrefix, published: false });
  expect(await stack.call(calls.loadRegions, {}, { domainId: as.domainId })).toEqual([]);
  const { data } = await changed.next(({ documentId, revision }) => documentId === _id && revision === 3);
  expect(data).toMatchObject({ region: { name: 'Fiji' }, live: null });
});

test('the default roles are restored with their region, and not listed separately', async () => {
  const admin = { ...as, as: stack.users.admin };
  const { _id } = await create('Fiji', 'fj');
  const chosen = { news: { viewerRoles: ['editors'] } };
  await stack.call(calls.applyDefaultRoles, { regionId: _id, defaultRoles: chosen, revision: 0 }, admin);
  await remove(_id);
  expect((await list(admin)).total).toBe(1);
  await restore(_id);
  expect(await stack.call(calls.loadDefaultRoles, { regionId: _id }, as)).toMatchObject({ defaultRoles: chosen });
});

test('a restore is refused while another region has the slug prefix, and the refusal names it', async () => {
  const { _id } = await create('Fiji', 'fj');
  await remove(_id);
  const other = await create('Fjord', 'fj');
  await expect(restore(_id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'The slug prefix fj belongs to another region already.',
    details: { _id: other._id },
  });
});

test('an older revision keeps the slug prefix, and an unknown one is refused', async () => {
  const region = await create('Fiji', '');
  await stack.call(calls.saveRegion, { region: { ...region, name: 'Viti', slugPrefix: 'fj' } }, as);
  await restore(region._id, 1);
  expect(await stack.call(calls.loadRegions, {}, as)).toMatchObject([{ name: 'Fiji', slugPrefix: 'fj', revision: 3 }]);
  await expect(restore(region._id, 9)).rejects.toMatchObject({ code: 'not-found' });
  await expect(restore(region._id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(restore('nowhere')).rejects.toMatchObject({ code: 'not-found' });
});

test('two concurrent restores restore it once', async () => {
  const { _id } = await create('Fiji', 'fj');
  await remove(_id);
  const both = await Promise.allSettled([restore(_id), restore(_id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a user of another region sees neither the deleted one nor its history', async () => {
  const { _id } = await create('Fiji', 'fj');
  await remove(_id);
  const elsewhere = userFixture({ username: 'nz', grants: [{ capability: 'regions', regionIds: ['nz'] }] });
  const options = { ...as, as: elsewhere };
  expect(await list(options)).toEqual({ documents: [], total: 0 });
  const history = stack.call(calls.documentHistory, { kind: 'region', _id }, options);
  await expect(history).rejects.toMatchObject({ code: 'forbidden' });
  expect((await list({ ...as, domainId: 'elsewhere' })).total).toBe(0);
});

test('deleted documents are listed in pages', async () => {
  const made = [];
  for (const slugPrefix of ['a', 'b', 'c']) made.push(await create(slugPrefix.toUpperCase(), slugPrefix));
  for (const { _id } of made) await remove(_id);
  const page = async (number: number) => stack.call(calls.listDeleted, { page: number, size: 2 }, as);
  const answers = [await page(1), await page(2)];
  expect(answers.map(({ total }) => total)).toEqual([3, 3]);
  const names = answers.flatMap(({ documents }) => documents.map(({ name }) => name));
  expect(names.toSorted()).toEqual(['A', 'B', 'C']);
});
