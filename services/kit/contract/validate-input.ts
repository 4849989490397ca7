import type { core } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { findInvalidUnicode, toValidUnicode } from '../../../proto/unicode.ts';

export function validateInput(call: Pick<Call, 'in'>, input: unknown): unknown {
  refuseInvalidUnicode(input);
  const checked = call.in.safeParse(input ?? {});
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  throw requestRefusals.invalidInput(
    { message: validationMessage(issues[0]!) },
    issues.map((issue) => ({ path: issue.path, message: validationMessage(issue), code: issue.code })),
  );
}

export function refuseInvalidUnicode(input: unknown): void {
  const found = findInvalidUnicode(input);
  if (!found) return;
  const path = found.map(toValidUnicode);
  throw requestRefusals.invalidUnicode({ field: path.join('.') || 'The input' }, [
    { path, message: 'Not valid Unicode', code: 'invalid_unicode' },
  ]);
}

type Issue = core.$ZodIssue;

/** Zod's own messages begin with these words; all others are written in a contract, for people. */
const GENERAL = /^(Invalid|Too small|Too big|Unrecognized)/;

const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const units: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

export function validationMessage(issue: Issue): string {
  if (!GENERAL.test(issue.message)) return issue.message;
  const name = issue.path.length > 0 ? issue.path.map(String).join('.') : 'The input';
  return `${name} ${describeIssue(issue)}.`;
}

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return `must be ${nouns[issue.expected] ?? `of the type ${issue.expected}`}`;
    case 'too_big':
      return `must ${size(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty';
      return `must ${size(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => String(value) || '""').join(', ')}`;
    case 'invalid_format':
      return `is not a valid ${issue.format.replace('datetime', 'date and time')}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ').slice(0, 200)}`;
    case 'invalid_key':
      return 'has a name that is not allowed';
    default:
      return 'has a value that is not allowed';
  }
}

function size(origin: string, bound: string, count: number): string {
  const unit = units[origin];
  if (!unit) return `be ${bound} ${count.toLocaleString('en')}`;
  return `have ${bound} ${count.toLocaleString('en')} ${unit[count === 1 ? 0 : 1]}`;
}
