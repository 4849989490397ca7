import { type DescribedRequest, findOperation, type Request } from './description.ts';

const request = (over: Partial<Request>): DescribedRequest =>
  findOperation({
    method: 'GET',
    path: '/collections',
    query: new URLSearchParams(),
    contentType: '',
    body: '',
    ...over,
  });
const query = (text: string) => new URLSearchParams(text);
const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
const field = { name: 'title', type: 'string' };
const search = { collection: 'site', q: '*', per_page: 10 };

describe('the description of Typesense', () => {
  test('covers the requests of the client', () => {
    expect(request({}).operation).toBe('getCollections');
    expect(request({ path: '/aliases/a%20b' }).path).toEqual({ aliasName: 'a b' });
    const imported = { method: 'POST', contentType: 'application/octet-stream', body: '{}' };
    expect(
      request({ ...imported, path: '/collections/a/documents/import', query: query('action=upsert') }),
    ).toMatchObject({
      operation: 'importDocuments',
      path: { collectionName: 'a' },
      body: '{}',
    });
    expect(request({ method: 'POST', path: '/multi_search', ...json({ searches: [search] }) }).operation).toBe(
      'multiSearch',
    );
  });

  test.each<[string, Partial<Request>]>([
    ['another path', { path: '/collection' }],
    ['another method', { method: 'PUT' }],
    ['an unknown parameter', { query: query('limits=3') }],
    ['a parameter of another type', { query: query('limit=many') }],
    ['a parameter twice', { query: query('limit=1&limit=2') }],
    ['no parameter where one is needed', { method: 'DELETE', path: '/collections/a/documents' }],
    ['an unknown action', { method: 'POST', path: '/collections/a/documents/import', query: query('action=replace') }],
    ['another content type', { method: 'POST', path: '/collections', contentType: 'text/plain', body: '{}' }],
    ['no body where one is needed', { method: 'POST', path: '/collections' }],
    ['a body with something missing', { method: 'POST', path: '/collections', ...json({ name: 'a' }) }],
    [
      'a member that is misspelt',
      { method: 'POST', path: '/collections', ...json({ name: 'a', fields: [field], sort: 1 }) },
    ],
    [
      'the same further in',
      { method: 'POST', path: '/collections', ...json({ name: 'a', fields: [{ ...field, facets: true }] }) },
    ],
    [
      'an unknown parameter of a search',
      { method: 'POST', path: '/multi_search', ...json({ searches: [{ ...search, filter: '' }] }) },
    ],
    [
      'a wrong one of a search',
      { method: 'POST', path: '/multi_search', ...json({ searches: [{ ...search, per_page: '10' }] }) },
    ],
  ])('allows no %s', (_, over) => {
    expect(() => request(over)).toThrow();
  });

  test('covers the responses as well', () => {
    const { validateResponse: wrongWith } = request({ path: '/aliases/a' });
    expect(wrongWith(200, 'application/json', { name: 'a', collection_name: 'b' })).toEqual([]);
    for (const [status, type, body] of [
      [200, 'application/json', { name: 'a' }],
      [200, 'application/json', { name: 'a', collection_name: 'b', more: 1 }],
      [200, 'text/plain', { name: 'a', collection_name: 'b' }],
      [500, 'application/json', { message: 'no' }],
    ] as const)
      expect(wrongWith(status, type, body)).not.toEqual([]);
  });
});
