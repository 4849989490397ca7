import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { showError, showSuccess } from '../core/toast.ts';
import { errorMessage } from '../saving/error-message.ts';
import * as history from './form-history.ts';
import type { FormName } from './form-names.ts';
import { canCloseForm, type OpenForm, registerForm, updateUnsavedForms } from './form-registry.ts';

export type FormStatus = 'unchanged' | 'changed' | 'saving' | 'saved';

export interface Form<V extends object> {
  value: V;
  stored: V;
  status: FormStatus;
  isChanged: boolean;
  /** Why it could not be saved the last time. */
  error: string;
  change: (part: Partial<V>) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Grows whenever inputs have to show the value again although they have the focus. */
  version: number;
  /** Stores the form. The call answers what is stored by now, or nothing when that is what was sent. */
  submit: (call: (value: V) => Promise<V | void>, done?: string) => Promise<boolean>;
  /** Takes in fields that were stored by another call. */
  adopt: (part: Partial<V>) => void;
  /** Drops the changes without asking. */
  discard: () => void;
  /** Asks before the changes are dropped. */
  mayClose: () => Promise<boolean>;
}

/** The state of a form in a dialog: its value, its own undo, and the guard of what is not stored. */
export function useForm<V extends object>(name: FormName, stored: V): Form<V> {
  const [form, setForm] = useState(() => history.openForm(stored));
  const [saving, setSaving] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [error, setError] = useState('');
  const [version, setVersion] = useState(0);
  const now = useRef(form);
  const running = useRef<Promise<boolean> | null>(null);
  const put = (next: history.FormHistory<V>) => {
    now.current = next;
    setForm(next);
    updateUnsavedForms();
  };
  const jump = (next: history.FormHistory<V>) => {
    put(next);
    setVersion((count) => count + 1);
  };
  const [open] = useState<OpenForm>(() => ({
    name,
    isChanged: () => history.isChanged(now.current),
    settled: async () => running.current,
    discard: () => jump(history.discard(now.current)),
  }));
  useEffect(() => registerForm(open), [open]);

  const store = async (call: (value: V) => Promise<V | void>, done?: string) => {
    const sent = now.current.value;
    setSaving(true);
    setError('');
    try {
      const answer = await call(sent);
      put(history.acknowledge(now.current, sent, answer ?? sent));
      setWasSaved(true);
      if (done !== undefined) showSuccess(done);
      return true;
    } catch (refusal) {
      const sentence = errorMessage(refusal);
      setError(sentence);
      // Refusals are shown in the form; connection failures as a toast.
      if (!(refusal instanceof ApiError) || refusal.status >= 500) showError(sentence);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const changed = history.isChanged(form);
  return {
    value: form.value,
    stored: form.stored,
    isChanged: changed,
    status: saving ? 'saving' : changed ? 'changed' : wasSaved ? 'saved' : 'unchanged',
    error,
    change: (part) => {
      setError('');
      put(history.change(now.current, part, performance.now()));
    },
    undo: () => jump(history.undo(now.current)),
    redo: () => jump(history.redo(now.current)),
    canUndo: form.done.length > 0,
    canRedo: form.undone.length > 0,
    version,
    submit: (call, done) => (running.current ??= store(call, done).finally(() => (running.current = null))),
    adopt: (part) => put(history.adopt(now.current, part)),
    discard: open.discard,
    mayClose: () => canCloseForm(open),
  };
}
