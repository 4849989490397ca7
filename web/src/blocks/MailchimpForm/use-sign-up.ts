import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { api, ApiError } from '../../api.ts';
import { useParts } from '../parts/parts-context.ts';
import { readFormValues, validateFormValues } from './form-values.ts';
import type { MailchimpFormValues } from './MailchimpForm.fields.ts';

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
