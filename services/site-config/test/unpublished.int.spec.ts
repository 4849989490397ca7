import type { ClientInput } from '../../../proto/contract.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { addRegions } from './site-config-fixtures.ts';

const { calls } = siteConfig;
const domainId = 'tern';
const stack = useStack({ services: [siteConfigService, regionsService] });
let editor: CallAs;
let nz: CallAs;

beforeAll(async () => {
  editor = { domainId, as: stack.users.editor };
  const [, regionId] = await addRegions(stack, { domainId, as: stack.users.admin }, ['au', 'nz']);
  const regionIds = [regionId!];
  const grants = (['navigation', 'footer'] as const).map((capability) => ({ capability, regionIds }));
  nz = { domainId, as: userFixture({ username: 'niko', roles: ['nz'], grants }) };
  await stack.call(calls.saveNav, { nav: { domainId } }, editor);
  await stack.call(calls.saveNav, { nav: { domainId, region: 'au' } }, editor);
  await stack.call(calls.saveNav, { nav: { domainId, region: 'nz' } }, editor);
  await stack.call(calls.publishFooter, { footer: { domainId, region: 'nz' } }, editor);
  await stack.call(calls.saveSiteSettings, { siteSettings: { domainId } }, editor);
  await stack.call(calls.saveRedirect, { redirect: { domainId, from: '/old', to: '/new' } }, editor);
  await stack.call(calls.addPageBanner, { domainId, name: 'Sale', content: '' }, editor);
  await stack.call(calls.addSubNav, { domainId, region: 'au', name: 'Wine' }, editor);
});

type Query = ClientInput<typeof calls.listUnpublished>;
const list = (as: CallAs, query: Query = {}) => stack.call(calls.listUnpublished, query, as);
const names = async (as: CallAs, query?: Query) =>
  (await list(as, query)).documents.map(({ kind, region }) => `${kind} ${region}`.trim());

test('drafts that visitors do not see are listed with their last editor, the last changed first', async () => {
  const { documents, total } = await list(editor);
  expect(total).toBe(7);
  expect(documents.map(({ name }) => name)).toEqual([
    'Wine',
    'Sale',
    '/old',
    'Site settings',
    'Navigation of nz',
    'Navigation of au',
    'Navigation',
  ]);
  const { _id, username } = stack.users.editor;
  expect(documents[2]).toMatchObject({ kind: 'redirect', revision: 1, published: false, editor: { _id, username } });
});

test('a region and the whole site can be listed alone', async () => {
  expect(await names(editor, { region: 'au' })).toEqual(['subNav au', 'nav au']);
  expect(await names(editor, { region: '/' })).toEqual(['pageBanner', 'redirect', 'siteSettings', 'nav']);
});

test('a user with rights in one region sees what that user may publish there, and nothing else', async () => {
  expect(await names(nz)).toEqual(['nav nz']);
  expect(await names(nz, { region: 'au' })).toEqual([]);
  expect(await names({ domainId, as: userFixture({ roles: ['reader'], grants: [] }) })).toEqual([]);
  expect(await names({ ...editor, domainId: 'another' })).toEqual([]);
  await expect(list({ domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a published document is listed again when its draft changes', async () => {
  await stack.call(calls.publishNav, { nav: { domainId, region: 'nz', revision: 1 } }, nz);
  expect(await names(nz)).toEqual([]);
  await stack.call(calls.saveNav, { nav: { domainId, region: 'nz', revision: 2, ctaText: 'Call us' } }, nz);
  expect((await list(nz)).documents).toMatchObject([{ kind: 'nav', published: true, revision: 3 }]);
});
