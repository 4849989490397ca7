import type { Visit } from '../../proto/visit.ts';
import { applyMiddleware } from './route-middleware.ts';

const visit = { url: '/au/about', status: 200, kind: 'page', page: { pageType: 'page' } } as Visit;

test('a page whose type names no middleware is shown as it is', () => {
  expect(applyMiddleware(visit)).toBeNull();
});

test('middleware runs in the declared order, and its first redirect is followed', () => {
  const run: string[] = [];
  const registered = {
    first: () => void run.push('first'),
    second: ({ url }: Visit) => `${url}/inside`,
    third: () => void run.push('third'),
  };
  expect(applyMiddleware(visit, ['first', 'second', 'third'], registered)).toMatchObject({
    status: 302,
    redirect: '/au/about/inside',
    page: null,
  });
  expect(run).toEqual(['first']);
});

test.each(['made-up', 'toString'])('the unknown middleware "%s" is an error with status 500', (name) => {
  expect(applyMiddleware(visit, [name])).toMatchObject({
    kind: 'error',
    status: 500,
    message: `Unknown middleware ${name}`,
    page: null,
  });
});
