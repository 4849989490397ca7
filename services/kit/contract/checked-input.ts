import type { PipeTransform } from '@nestjs/common';
import type { Call } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { refuseInvalidUnicode } from './refuse-invalid-unicode.ts';

/** The door of a service: lets in what the contract allows, defaults filled in, and names what it refuses. */
export class CheckedInput implements PipeTransform {
  private readonly call: Call;

  constructor(call: Call) {
    this.call = call;
  }

  transform(value: unknown): unknown {
    refuseInvalidUnicode(value);
    const checked = this.call.in.safeParse(value ?? {});
    if (checked.success) return checked.data;
    const [first] = checked.error.issues;
    throw new Problem(
      'invalid',
      first ? sentenceOf(first) : 'Invalid input',
      checked.error.issues.map(({ path, message, code }) => ({ path, message, code })),
    );
  }
}

/** How the schema library begins what it says by itself; anything else is a contract's own sentence, meant for people as it is. */
const GENERAL = /^(Invalid|Too small|Too big|Unrecognized)/;

function sentenceOf({ message, path }: { message: string; path: PropertyKey[] }): string {
  return path.length > 0 && GENERAL.test(message) ? `${message} (${path.map(String).join('.')})` : message;
}
