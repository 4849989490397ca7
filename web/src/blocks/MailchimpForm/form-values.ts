interface FieldRow {
  key: string;
  id: string;
  name: string;
  required: boolean;
}

export interface FormValues {
  email: string;
  /** By merge tag. */
  values: Record<string, string>;
  /** Only a robot fills it in. */
  website: string;
}

/** As Mailchimp takes it, or empty for what can be no merge tag. */
export function toMergeTag({ id }: Pick<FieldRow, 'id'>): string {
  const tag = (id ?? '').trim().toUpperCase();
  return /^[A-Z0-9_]{1,10}$/.test(tag) ? tag : '';
}

/** What was typed. Fields that were left empty are not sent. */
export function readFormValues(form: FormData, fields: readonly FieldRow[]): FormValues {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const filled = fields.filter((field) => toMergeTag(field) !== '' && typed(field.key) !== '');
  return {
    email: typed('email'),
    values: Object.fromEntries(filled.map((field) => [toMergeTag(field), typed(field.key)])),
    website: typed('website'),
  };
}

/** What is wrong with it in plain words, by the name of the input. */
export function validateFormValues({ email, values }: FormValues, fields: readonly FieldRow[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const field of fields) {
    const tag = toMergeTag(field);
    if (field.required && tag !== '' && !values[tag]) wrong[field.key] = `Please fill in: ${field.name}.`;
  }
  if (email === '') wrong.email = 'Please enter your email address.';
  else if (!/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/.test(email))
    wrong.email = 'That is not a whole email address. It looks like name@example.com.';
  return wrong;
}
