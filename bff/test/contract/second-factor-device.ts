import type { Call } from '../../../proto/contract.ts';
import { factor } from '../../../proto/examples/names.ts';
import { appCode } from '../../../services/kit/testing/app-code.ts';
import { testPasskey } from '../../../services/kit/testing/test-passkey.ts';

const ORIGIN = 'http://localhost';
const rpId = 'localhost';

/** Replaces the proofs of the examples, which depend on the time and on secrets, by those of a device. */
export class SecondFactorDevice {
  private readonly passkey = testPasskey();

  /** `fill` returns the real value of a name. */
  complete({ subject }: Call, input: object, fill: (name: string) => string): object {
    if (subject === 'identity.addApp') return { ...input, code: appCode(fill(factor.secret)) };
    if (subject === 'identity.addPasskey') return { ...input, response: this.attest(fill(factor.creation)) };
    if (subject !== 'identity.confirmLogin') return input;
    return { ...input, proof: { kind: 'passkey', response: this.answer(fill(factor.challenge)) } };
  }

  private attest(challenge: string) {
    return this.passkey.attest({ challenge, rp: { id: rpId } }, { origin: ORIGIN });
  }

  private answer(challenge: string) {
    return this.passkey.answer({ challenge, rpId }, { origin: ORIGIN });
  }
}
