import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { reloadCalls } from '../core/calls.ts';
import { useEditor } from '../core/use-editor.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { bindTo } from './bind-to.ts';
import * as history from './form-history.ts';
import type { FormName } from './form-names.ts';
import { closeForm, type OpenForm, registerForm, updateUnsavedForms } from './form-actions.ts';

export type FormStatus = 'unchanged' | 'changed' | 'saving' | 'saved';

export interface Form<V extends object> {
  value: V;
  stored: V;
  status: FormStatus;
  isChanged: boolean;
  error: string;
  change: (part: Partial<V>) => void;
  bind: <K extends keyof V>(field: K) => { value: V[K]; onChange: (value: V[K]) => void };
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  version: number;
  /**
   * `call` returns the stored value, or nothing if that equals what was sent. It runs once for each `action` at a time,
   * because a button may be clicked twice; another action waits for the one that is running.
   */
  submit: (call: (value: V) => Promise<V | void>, done?: string, action?: string) => Promise<boolean>;
  adopt: (part: Partial<V>) => void;
  discard: () => void;
  /** Asks first if input would be lost. */
  close: (onClose: () => void) => void;
}

interface FormOptions<V> {
  /** Saves a form without a button, and runs before the form closes. */
  save?: () => Promise<unknown>;
  /** Keeps the input of a form that is closed without a question. */
  memory?: { input: V | null };
}

export function useForm<V extends object>(name: FormName, stored: V, { save, memory }: FormOptions<V> = {}): Form<V> {
  const editor = useEditor();
  const [form, setForm] = useState(() => {
    const opened = history.openForm(stored);
    return memory?.input ? history.change(opened, memory.input, performance.now()) : opened;
  });
  const [saving, setSaving] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [error, setError] = useState('');
  const [version, setVersion] = useState(0);
  const latest = useRef(form);
  const running = useRef<{ action: string; result: Promise<boolean> } | null>(null);
  const autoSave = useRef(save);
  useLayoutEffect(() => void (autoSave.current = save));
  const put = (next: history.FormHistory<V>) => {
    latest.current = next;
    setForm(next);
    updateUnsavedForms(editor);
  };
  const jump = (next: history.FormHistory<V>) => {
    put(next);
    setVersion((count) => count + 1);
  };
  const [open] = useState<OpenForm>(() => ({
    name,
    isChanged: () => history.isChanged(latest.current),
    finished: async () => {
      if (open.isChanged()) await autoSave.current?.();
      await running.current?.result;
    },
    discard: () => jump(history.discard(latest.current)),
  }));
  useEffect(() => {
    const remove = registerForm(editor, open);
    return () => {
      remove();
      if (open.isChanged()) void autoSave.current?.();
      if (memory) memory.input = open.isChanged() ? latest.current.value : null;
    };
  }, [editor, open, memory]);

  const store = async (call: (value: V) => Promise<V | void>, done?: string) => {
    const sent = latest.current.value;
    setSaving(true);
    setError('');
    try {
      const answer = await call(sent);
      put(history.acknowledge(latest.current, sent, answer ?? sent));
      setWasSaved(true);
      reloadCalls(editor);
      if (done !== undefined) showSuccess(editor, done);
      return true;
    } catch (failure) {
      const message = errorMessage(failure);
      setError(message);
      if (!(failure instanceof ApiError) || failure.status >= 500) showError(editor, message);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const submit: Form<V>['submit'] = (call, done, action = 'save') => {
    const previous = running.current;
    if (previous?.action === action) return previous.result;
    const result = Promise.resolve(previous?.result)
      .then(() => store(call, done))
      .finally(() => running.current?.result === result && (running.current = null));
    running.current = { action, result };
    return result;
  };
  const changed = history.isChanged(form);
  const change = (part: Partial<V>) => {
    setError('');
    put(history.change(latest.current, part, performance.now()));
  };
  return {
    value: form.value,
    stored: form.stored,
    isChanged: changed,
    status: saving ? 'saving' : changed ? 'changed' : wasSaved ? 'saved' : 'unchanged',
    error,
    change,
    bind: bindTo(form.value, change),
    undo: () => jump(history.undo(latest.current)),
    redo: () => jump(history.redo(latest.current)),
    canUndo: form.done.length > 0,
    canRedo: form.undone.length > 0,
    version,
    submit,
    adopt: (part) => put(history.adopt(latest.current, part)),
    discard: open.discard,
    close: (onClose) => void closeForm(editor, open, onClose),
  };
}
