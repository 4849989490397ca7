import { allowedMethods } from './allowed-methods.ts';

test.each([
  ['/api/page/load', ['GET', 'HEAD']],
  ['/api/page/save', ['POST']],
  ['/api/openapi.json', ['GET', 'HEAD']],
  ['/api/nothing', []],
  ['/api', []],
  ['/img/upload', ['POST']],
  ['/img/some-id', ['GET', 'HEAD']],
  ['/au/about', ['GET', 'HEAD']],
  ['/apiary', ['GET', 'HEAD']],
])('%s answers %j', (path, methods) => {
  expect(allowedMethods(path)).toEqual(methods);
});

test('a command hidden on this deployment does not exist', () => {
  expect(allowedMethods('/api/page/save', ({ kind }) => kind === 'query')).toEqual([]);
});
