import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, ApiError } from '../../api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useParts } from '../parts/parts-context.ts';
import { fieldErrors } from './field-errors.ts';
import { fieldName, slugOf } from './form-names.ts';
import { readEntries } from './read-entries.ts';

/** The inputs keep what was typed until the form has been sent. */
export function useSubmission(formId: string) {
  const editing = useParts() !== null;
  const messages = useMessages();
  const { canonical, rejectedForm } = useVisit();
  const rejected = rejectedForm?.formId === formId ? rejectedForm : null;
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [errors, setErrors] = useState(() => (rejected ? fieldErrors(rejected.refusal, messages) : {}));
  const [failure, setFailure] = useState(() => (rejected ? messages.error.refusal(rejected.refusal) : ''));
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** Reused by a repeated attempt, because the first one may have arrived. */
  const submissionId = useRef('');

  useEffect(() => {
    const first = Object.keys(errors)[0];
    const input = first === undefined ? null : form.current?.elements.namedItem(fieldName(first));
    if (input instanceof HTMLElement) input.focus();
  }, [errors]);

  async function send(target: HTMLFormElement): Promise<void> {
    if (editing || isSending.current) return;
    form.current = target;
    isSending.current = true;
    submissionId.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
    setState('sending');
    setFailure('');
    setErrors({});
    try {
      const entries = readEntries(new FormData(target));
      const origin = { about: new URLSearchParams(location.search).get('about') ?? '', from: pathOnThisSite() };
      const slug = slugOf(canonical);
      await api('POST /leads/submitForm', { slug, formId, submissionId: submissionId.current, ...entries, ...origin });
      setState('done');
    } catch (error) {
      setState('idle');
      setFailure(error instanceof ApiError ? messages.error.refusal(error) : messages.form.offline);
      if (error instanceof ApiError) setErrors(fieldErrors(error, messages));
    } finally {
      isSending.current = false;
    }
  }

  return {
    state,
    sent: rejected?.values ?? {},
    errors,
    failure,
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/** The router stores it with each step to another page. */
function pathOnThisSite(): string {
  const { usr } = (history.state ?? {}) as { usr?: { from?: string } };
  if (usr?.from) return usr.from.slice(0, 500);
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname.slice(0, 500) : '';
}
