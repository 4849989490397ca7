import { NotFoundException } from '@nestjs/common';
import { httpStatusByCode, Problem, type ProblemCode } from '../../proto/errors.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { allowedMethods, isServerFault, toErrorBody } from './send-error.ts';

describe('an error response', () => {
  test.each(Object.entries(httpStatusByCode))('a Problem %s becomes status %i', (code, status) => {
    expect(toErrorBody(new Problem(code as ProblemCode, 'Because of 7.', { seven: 7 }))).toEqual({
      status,
      error: { name: code, message: 'Because of 7.', details: { seven: 7 } },
    });
  });
  test('a declared refusal is named by its key and carries the values of its message', () => {
    const refused = siteConfigRefusals.redirectHidesPage({ slug: 'au' }, { page: { slug: 'au' } });
    expect(toErrorBody(refused).error).toEqual({
      name: 'conflict',
      message: expect.stringMatching(/^There is a published page at \/au,/),
      key: 'site-config.redirectHidesPage',
      parameters: { slug: 'au' },
      details: { page: { slug: 'au' } },
    });
  });
  test('the message of a fault is hidden', () => {
    const body = toErrorBody(new TypeError('undefined is not a function at /secret/path.ts'));
    expect(body.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|undefined|stack/);
    expect(isServerFault(new Error('x'))).toBe(true);
  });
  test('errors of the framework get a message for people', () => {
    expect(toErrorBody(Object.assign(new Error('FST'), { statusCode: 413 })).error).toEqual({
      name: 'too-large',
      message: 'That is too large: at most 5 MB can be sent at once.',
    });
    expect(toErrorBody(new NotFoundException()).status).toBe(404);
    expect(isServerFault(new NotFoundException())).toBe(false);
  });
});

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
