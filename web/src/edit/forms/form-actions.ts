import { confirm } from '../core/question-actions.ts';
import { state } from '../core/state.ts';
import { writableState } from '../core/writable-state.ts';
import { type FormName, formNames } from './form-names.ts';

export interface OpenForm {
  name: FormName;
  isChanged: () => boolean;
  /** Resolves when no save is in progress. */
  finished: () => Promise<unknown>;
  discard: () => void;
}

const forms = new Set<OpenForm>();

export function registerForm(form: OpenForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    updateUnsavedForms();
  };
}

export function updateUnsavedForms(): void {
  const names = [...forms].filter((form) => form.isChanged()).map(({ name }) => formNames[name]);
  if (names.join() !== state.unsavedForms.join()) writableState.unsavedForms = names;
}

export async function canCloseForm(form: OpenForm): Promise<boolean> {
  await form.finished();
  if (!form.isChanged()) return true;
  const discards = await confirm({
    title: 'Discard changes?',
    text: `${formNames[form.name]}: your changes are not saved yet.`,
    yes: 'Discard',
    no: 'Keep editing',
    danger: true,
  });
  if (discards) form.discard();
  return discards;
}

/** Asks about each open form with unsaved changes, optionally only those called `name`. */
export async function canCloseForms(name?: FormName): Promise<boolean> {
  for (const form of [...forms].reverse())
    if ((!name || form.name === name) && !(await canCloseForm(form))) return false;
  return true;
}

export const hasUnsavedForms = (name?: FormName): boolean =>
  [...forms].some((form) => (!name || form.name === name) && form.isChanged());
