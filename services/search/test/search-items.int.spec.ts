import type { ClientInput } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { search } from '../../../proto/search.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { searchService } from '../search.module.ts';

const { calls } = search;

const stack = useStack({ services: [pagesService, searchService, rolesOfUsers] });
let editor: CallAs;
let admin: CallAs;
let domainId: string;
let domains = 0;

beforeEach(() => {
  domains += 1;
  domainId = `domain-${domains}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
});

type Sent = ClientInput<typeof pages.calls.save>['page'];
const save = (slug: string, over: Partial<Sent> = {}) =>
  stack.call(pages.calls.save, { page: { domainId, slug, header: { title: `The ${slug} page` }, ...over } }, editor);
const publish = ({ _id, revision }: Page) => stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
const published = async (slug: string, over: Partial<Sent> = {}) => publish(await save(slug, over));
const contentsWith = (text: string) => ({
  contents: [{ componentType: 'RichText', key: 'k1', text: `<p>${text}</p>` }],
});
const query = (q: string, options: CallAs = { domainId }) => stack.call(calls.query, { q }, options);
const found = async (q: string, options?: CallAs) => (await query(q, options)).hits.map(({ _id }) => _id);
const isFound = (q: string, { _id }: { _id: string }) => until(async () => (await found(q)).includes(_id));
const isNotFound = (q: string, { _id }: { _id: string }) => until(async () => !(await found(q)).includes(_id));

describe('the index', () => {
  test('takes the stored, published page, whatever was sent', async () => {
    const page = await published('about', contentsWith('genuine'));
    await isFound('genuine', page);
    await stack.call(calls.deleteItem, { _id: page._id }, editor);
    expect(await found('genuine')).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await stack.call(calls.indexItem, { ...page, ...contentsWith('forged') }, editor)).toEqual({
        _id: page._id,
      });
    expect(await found('genuine')).toEqual([page._id]);
    expect(await found('forged')).toEqual([]);
  });

  test('accepts the id of a deleted page', async () => {
    const page = await published('about', contentsWith('again'));
    await isFound('again', page);
    await stack.call(calls.deleteItem, { _id: page._id }, editor);
    expect(await stack.call(calls.indexItem, { _id: page._id }, editor)).toEqual({ _id: page._id });
    expect(await found('again')).toEqual([page._id]);
  });

  test('refuses an unknown id', async () => {
    await expect(stack.call(calls.indexItem, { _id: 'nothing', slug: 'nothing' }, editor)).rejects.toMatchObject({
      code: 'not-found',
      message: 'This page could not be found',
    });
  });

  test('takes neither a draft nor a page of another domain', async () => {
    const draft = await save('hidden', contentsWith('drafted'));
    await stack.call(calls.indexItem, { ...draft }, editor);
    expect(await found('drafted')).toEqual([]);
    const page = await published('about', contentsWith('elsewhere'));
    await isFound('elsewhere', page);
    await stack.call(calls.deleteItem, { _id: page._id }, { ...editor, domainId: 'another' });
    expect(await found('elsewhere')).toEqual([page._id]);
  });

  test('refuses a page of another domain, however it is sent', async () => {
    const page = await published('about', contentsWith('foreigner'));
    await isFound('foreigner', page);
    const elsewhere = { ...editor, domainId: `${domainId}-other` };
    for (const item of [{ ...page }, { _id: page._id }, { ...page, domainId: elsewhere.domainId }])
      await expect(stack.call(calls.indexItem, item, elsewhere)).rejects.toMatchObject({ code: 'not-found' });
    expect(await found('foreigner', elsewhere)).toEqual([]);
    expect(await found('foreigner')).toEqual([page._id]);
  });

  test('accepts a repeated request, and one for a missing document', async () => {
    const page = await published('about', contentsWith('twice'));
    await isFound('twice', page);
    for (let times = 0; times < 2; times += 1) {
      expect(await stack.call(calls.deleteItem, { _id: page._id }, editor)).toEqual({ _id: page._id });
      expect(await found('twice')).toEqual([]);
    }
    expect(await stack.call(calls.deleteItem, { _id: 'nothing' }, editor)).toEqual({ _id: 'nothing' });
    await stack.call(calls.indexItem, { ...page }, editor);
    await stack.call(pages.calls.unpublish, { _id: page._id }, editor);
    await isNotFound('twice', page);
    await stack.call(calls.indexItem, { ...page }, editor);
    expect(await found('twice')).toEqual([]);
  });

  test('can be changed by signed-in users only', async () => {
    for (const call of [calls.indexItem, calls.deleteItem])
      await expect(stack.call(call, { _id: 'a' }, { domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('uses the introduction of news and features as description', async () => {
    const header = { title: 'harbour', introduction: 'In short, a harbour.', description: 'The harbour in detail.' };
    await published('one', { pageType: 'news', template: 'article', header });
    await published('two', { pageType: 'feature', template: 'article', header });
    await published('three', { header });
    await until(async () => (await query('harbour')).total === 3);
    const described = (await query('harbour')).hits.map(({ slug, description }) => [
      slug.split('/').at(-1),
      description,
    ]);
    expect(Object.fromEntries(described)).toEqual({
      one: 'In short, a harbour.',
      two: 'In short, a harbour.',
      three: 'The harbour in detail.',
    });
  });

  test('removes a live page only for users who may publish it', async () => {
    const page = await published('about', contentsWith('guarded'));
    await isFound('guarded', page);
    const roles = [{ _id: 'others', level: { publisher: true } }];
    await stack.call(pages.calls.applyRoles, { page, roles }, admin);
    await expect(stack.call(calls.deleteItem, { _id: page._id }, editor)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(stack.call(calls.deleteItem, { _id: page._id }, { domainId })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await found('guarded')).toEqual([page._id]);
  });
});
