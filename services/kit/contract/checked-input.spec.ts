import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Call } from '../../../proto/contract.ts';
import { CheckedInput } from './checked-input.ts';

const refusal = (call: Call, input: unknown) => {
  try {
    return new CheckedInput(call).transform(input);
  } catch (error) {
    return error;
  }
};

describe('an input that a contract does not allow', () => {
  test('is refused in the very words of the contract, where it has some', () => {
    expect(refusal(identity.calls.forgotPassword, { email: '' })).toMatchObject({
      code: 'invalid',
      message: 'Please provide your email address',
    });
    expect(refusal(identity.calls.forgotPassword, { email: 'nobody' })).toMatchObject({
      message: 'Please provide a valid email address',
    });
  });

  test('is otherwise refused with the place of the mistake', () => {
    expect(refusal(pages.calls.load, { slug: 7, domainId: 'd' })).toMatchObject({
      message: expect.stringMatching(/^Invalid input: .* \(slug\)$/),
    });
    expect(refusal(pages.calls.load, { slug: 'x'.repeat(201), domainId: 'd' })).toMatchObject({
      message: expect.stringMatching(/^Too big: .* \(slug\)$/),
    });
  });
});
