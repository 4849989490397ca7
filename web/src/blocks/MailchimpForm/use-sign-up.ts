import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { api, ApiError } from '../../api.ts';
import { useParts } from '../parts/parts-context.ts';
import type { MailchimpFormValues } from './MailchimpForm.fields.ts';
import type { Messages } from '../../messages/en.ts';

type SignUpState = 'idle' | 'sending' | 'done';

/** The form keeps its values until the sign-up has succeeded. */
export function useSignUp(listId: string, fields: MailchimpFormValues['fields']) {
  const editing = useParts() !== null;
  const messages = useMessages();
  const [state, setState] = useState<SignUpState>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const isSending = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (editing || isSending.current) return;
    const form = event.currentTarget;
    const entries = readFormValues(new FormData(form), fields);
    const invalid = validateFormValues(entries, fields, messages.form);
    setErrors(invalid);
    setFailure('');
    const first = [...form.elements].find((input) => input instanceof HTMLInputElement && invalid[input.name]);
    if (first) return (first as HTMLInputElement).focus();
    isSending.current = true;
    setState('sending');
    try {
      await api('POST /mailchimp/subscribe', { listId: listId.trim(), ...entries });
      setState('done');
    } catch (error) {
      setFailure(error instanceof ApiError ? messages.error.refusal(error) : messages.form.offline);
      setState('idle');
    } finally {
      isSending.current = false;
    }
  }
  return { state, errors, failure, send: (event: FormEvent<HTMLFormElement>) => void send(event) };
}

interface FieldRow {
  key: string;
  id: string;
  name: string;
  required: boolean;
}

interface FormValues {
  email: string;
  values: Record<string, string>;
  /** Honeypot: only bots fill in this field. */
  website: string;
}

/** Returns the merge tag in upper case, as Mailchimp expects it, or an empty string if the id is not a valid tag. */
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
