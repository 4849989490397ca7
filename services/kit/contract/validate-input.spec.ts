import { calls } from '../../../proto/index.ts';
import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Call } from '../../../proto/contract.ts';
import { validateInput } from './validate-input.ts';

const refusal = (call: Call, input: unknown) => {
  try {
    return validateInput(call, input);
  } catch (error) {
    return error;
  }
};

describe.each(calls.map((call) => [call.subject, call] as const))('%s', (_, call) => {
  test('refuses text that is not valid Unicode, in a value and in a key, with its path', () => {
    expect(refusal(call, { a: ['x\ud800y'] })).toMatchObject({ code: 'invalid', details: [{ path: ['a', '0'] }] });
    expect(refusal(call, { a: { 'x\udc00y': 1 } })).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^a\.x\ufffdy contains a character that is not valid Unicode\./),
    });
  });
});

describe('an invalid input', () => {
  test('is refused with the message of the contract, if it has one', () => {
    expect(refusal(identity.calls.forgotPassword, { email: '' })).toMatchObject({
      code: 'invalid',
      message: 'Please provide your email address',
    });
    expect(refusal(identity.calls.forgotPassword, { email: 'nobody' })).toMatchObject({
      message: 'Please provide a valid email address',
    });
  });

  test('is refused with the position of the error otherwise', () => {
    expect(refusal(pages.calls.load, { slug: 7, domainId: 'd' })).toMatchObject({
      message: 'slug must be a text.',
    });
    expect(refusal(pages.calls.load, { slug: 'x'.repeat(201), domainId: 'd' })).toMatchObject({
      message: 'slug must have at most 200 characters.',
    });
  });
});
