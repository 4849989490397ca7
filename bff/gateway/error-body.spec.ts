import { NotFoundException } from '@nestjs/common';
import { Problem, statusOf, type Code } from '../../proto/errors.ts';
import { errorBodyOf, isFault } from './error-body.ts';

describe('what was thrown', () => {
  test.each(Object.entries(statusOf))('a refusal %s is told with status %i', (code, status) => {
    expect(errorBodyOf(new Problem(code as Code, 'Because of 7.', { seven: 7 }))).toEqual({
      status,
      error: { name: code, message: 'Because of 7.', details: { seven: 7 } },
    });
  });
  test('a fault says nothing about itself', () => {
    const body = errorBodyOf(new TypeError('undefined is not a function at /secret/path.ts'));
    expect(body.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|undefined|stack/);
    expect(isFault(new Error('x'))).toBe(true);
  });
  test('what the framework refuses is a sentence too', () => {
    expect(errorBodyOf(Object.assign(new Error('FST'), { statusCode: 413 })).error).toEqual({
      name: 'too-large',
      message: 'That is too large: at most 5 MB can be sent at once.',
    });
    expect(errorBodyOf(new NotFoundException()).status).toBe(404);
    expect(isFault(new NotFoundException())).toBe(false);
  });
});
