import type { Call } from '../../../proto/contract.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { refuseInvalidUnicode } from './refuse-invalid-unicode.ts';
import { validationMessage } from './validation-message.ts';

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
