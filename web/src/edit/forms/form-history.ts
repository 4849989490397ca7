import { isEqual } from '../../../../proto/edit/path.ts';
import { TYPING_PAUSE } from '../core/history.ts';

export interface FormHistory<V extends object> {
  stored: V;
  value: V;
  done: readonly V[];
  undone: readonly V[];
  /** Milliseconds; edits of one field within TYPING_PAUSE are one undo step. */
  last: { field: string; at: number } | null;
}

export const openForm = <V extends object>(stored: V): FormHistory<V> => ({
  stored,
  value: stored,
  done: [],
  undone: [],
  last: null,
});

export const isChanged = <V extends object>({ stored, value }: FormHistory<V>): boolean => !isEqual(stored, value);

export function change<V extends object>(form: FormHistory<V>, part: Partial<V>, at: number): FormHistory<V> {
  const value = { ...form.value, ...part };
  if (isEqual(value, form.value)) return form;
  const field = Object.keys(part).join(' ');
  const joins = form.last?.field === field && at - form.last.at < TYPING_PAUSE;
  return { ...form, value, done: joins ? form.done : [...form.done, form.value], undone: [], last: { field, at } };
}

export function undo<V extends object>(form: FormHistory<V>): FormHistory<V> {
  const value = form.done.at(-1);
  if (!value) return form;
  return { ...form, value, done: form.done.slice(0, -1), undone: [...form.undone, form.value], last: null };
}

export function redo<V extends object>(form: FormHistory<V>): FormHistory<V> {
  const value = form.undone.at(-1);
  if (!value) return form;
  return { ...form, value, done: [...form.done, form.value], undone: form.undone.slice(0, -1), last: null };
}

/** Fields changed after `sent` was submitted keep their unsaved value. */
export function acknowledge<V extends object>(form: FormHistory<V>, sent: V, stored: V): FormHistory<V> {
  const since = differing(form.value, sent);
  // Undo must not revert values set by the server, such as the revision.
  const decided = differing(stored, sent);
  return { ...adopt(form, decided), stored, value: { ...stored, ...since }, last: null };
}

const differing = <V extends object>(value: V, from: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(value).filter(([field, one]) => !isEqual(one, from[field as keyof V])),
  ) as Partial<V>;

/** Applies values stored by another call to every undo step, so that undo does not revert them. */
export function adopt<V extends object>(form: FormHistory<V>, part: Partial<V>): FormHistory<V> {
  const patch = (value: V): V => ({ ...value, ...part });
  return {
    ...form,
    stored: patch(form.stored),
    value: patch(form.value),
    done: form.done.map(patch),
    undone: form.undone.map(patch),
  };
}

export const discard = <V extends object>(form: FormHistory<V>): FormHistory<V> => openForm(form.stored);
