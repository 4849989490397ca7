import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useParts } from '../parts/parts-context.ts';
import { slugOf } from './form-names.ts';
import type { ErrorBody } from '../../../../proto/errors.ts';
import type { Messages } from '../../messages/en.ts';

/** Loaded after the page is shown, because visitors do not type immediately. */
const loadSending = () => import('./send-form.ts');

/** The inputs are uncontrolled, so they keep their entries until the form has been sent. */
export function useSubmission(formId: string) {
  const editing = useParts() !== null;
  const messages = useMessages();
  const { canonical, pageId, rejectedForm } = useVisit();
  const rejected = rejectedForm?.formId === formId ? rejectedForm : null;
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [errors, setErrors] = useState(() => (rejected ? fieldErrors(rejected.refusal, messages) : {}));
  const [failure, setFailure] = useState(() => (rejected ? messages.error.refusal(rejected.refusal) : ''));
  const [about, setAbout] = useState('');
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** A repeated attempt uses the same id, because the first one may have arrived. */
  const submissionId = useRef('');
  const slug = slugOf(canonical);
  const stored = `form ${slug} ${formId}`;

  useEffect(() => {
    if (editing) return;
    setAbout(new URLSearchParams(location.search).get('about')?.slice(0, 300) ?? '');
    const correct = (field: string, isLast: boolean) => {
      setErrors(({ [field]: _, ...left }) => left);
      if (isLast) setFailure('');
    };
    loadSending().then(
      ({ watchForm }) => form.current && watchForm(form.current, stored, correct),
      () => undefined,
    );
  }, [editing, stored]);

  // Depends on `failure` only, because `errors` also change while the visitor corrects them.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (failure !== '') first?.focus();
  }, [failure]);

  async function send(target: HTMLFormElement): Promise<void> {
    if (editing || isSending.current) return;
    isSending.current = true;
    submissionId.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
    setState('sending');
    setFailure('');
    setErrors({});
    const refused = await loadSending()
      .then(({ sendForm }) =>
        sendForm(target, stored, { slug, pageId, formId, submissionId: submissionId.current, about }),
      )
      .catch((error: unknown) => error);
    isSending.current = false;
    setState(refused ? 'idle' : 'done');
    if (!refused) return;
    const isAnswer = refused instanceof ApiError;
    setFailure(isAnswer ? messages.error.refusal(refused) : messages.form.offline);
    if (isAnswer) setErrors(fieldErrors(refused, messages));
  }

  return {
    form,
    state,
    sent: rejected?.values ?? {},
    errors,
    failure,
    about,
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

type FieldRefusal = Pick<ErrorBody['error'], 'key' | 'parameters' | 'message'> & { field: string };

function fieldErrors({ details }: { details?: unknown }, messages: Messages): Record<string, string> {
  const fields = (details as { fields?: FieldRefusal[] } | undefined)?.fields ?? [];
  return Object.fromEntries(
    fields.map(({ field, ...refusal }) => [field, messages.error.refusal({ status: 400, ...refusal })]),
  );
}
