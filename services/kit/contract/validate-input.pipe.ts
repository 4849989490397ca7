import type { PipeTransform } from '@nestjs/common';
import type { Call } from '../../../proto/contract.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { refuseInvalidUnicode } from './refuse-invalid-unicode.ts';
import { validationMessage } from './validation-message.ts';

export class ValidateInputPipe implements PipeTransform {
  private readonly call: Call;

  constructor(call: Call) {
    this.call = call;
  }

  transform(value: unknown): unknown {
    refuseInvalidUnicode(value);
    const checked = this.call.in.safeParse(value ?? {});
    if (checked.success) return checked.data;
    const { issues } = checked.error;
    throw requestRefusals.invalidInput(
      { message: validationMessage(issues[0]!) },
      issues.map((issue) => ({ path: issue.path, message: validationMessage(issue), code: issue.code })),
    );
  }
}
