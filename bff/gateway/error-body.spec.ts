import { NotFoundException } from '@nestjs/common';
import { Problem, httpStatusByCode, type ProblemCode } from '../../proto/errors.ts';
import { toErrorBody, isServerFault } from './error-body.ts';

describe('what was thrown', () => {
  test.each(Object.entries(httpStatusByCode))('a refusal %s is told with status %i', (code, status) => {
    expect(toErrorBody(new Problem(code as ProblemCode, 'Because of 7.', { seven: 7 }))).toEqual({
      status,
      error: { name: code, message: 'Because of 7.', details: { seven: 7 } },
    });
  });
  test('a fault says nothing about itself', () => {
    const body = toErrorBody(new TypeError('undefined is not a function at /secret/path.ts'));
    expect(body.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|undefined|stack/);
    expect(isServerFault(new Error('x'))).toBe(true);
  });
  test('what the framework refuses is a sentence too', () => {
    expect(toErrorBody(Object.assign(new Error('FST'), { statusCode: 413 })).error).toEqual({
      name: 'too-large',
      message: 'That is too large: at most 5 MB can be sent at once.',
    });
    expect(toErrorBody(new NotFoundException()).status).toBe(404);
    expect(isServerFault(new NotFoundException())).toBe(false);
  });
});
