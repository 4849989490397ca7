import type { ErrorBody } from '../../../../proto/errors.ts';
import type { Messages } from '../../messages/en.ts';

type FieldRefusal = Pick<ErrorBody['error'], 'key' | 'parameters' | 'message'> & { field: string };

export function fieldErrors({ details }: { details?: unknown }, messages: Messages): Record<string, string> {
  const fields = (details as { fields?: FieldRefusal[] } | undefined)?.fields ?? [];
  return Object.fromEntries(
    fields.map(({ field, ...refusal }) => [field, messages.error.refusal({ status: 400, ...refusal })]),
  );
}
