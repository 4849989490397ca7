import type { Messages } from '../../messages/en.ts';

interface FieldRow {
  key: string;
  id: string;
  name: string;
  required: boolean;
}

export interface FormValues {
  email: string;
  values: Record<string, string>;
  /** Honeypot: only bots fill it in. */
  website: string;
}

/** Upper case, as Mailchimp expects; empty if it is not a valid merge tag. */
export function toMergeTag({ id }: Pick<FieldRow, 'id'>): string {
  const tag = (id ?? '').trim().toUpperCase();
  return /^[A-Z0-9_]{1,10}$/.test(tag) ? tag : '';
}

export function readFormValues(form: FormData, fields: readonly FieldRow[]): FormValues {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const filled = fields.filter((field) => toMergeTag(field) !== '' && typed(field.key) !== '');
  return {
    email: typed('email'),
    values: Object.fromEntries(filled.map((field) => [toMergeTag(field), typed(field.key)])),
    website: typed('website'),
  };
}

export function validateFormValues(
  { email, values }: FormValues,
  fields: readonly FieldRow[],
  messages: Messages['form'],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const tag = toMergeTag(field);
    if (field.required && tag !== '' && !values[tag]) errors[field.key] = messages.required({ name: field.name });
  }
  if (email === '') errors.email = messages.emailRequired;
  else if (!/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/.test(email)) errors.email = messages.emailInvalid;
  return errors;
}
