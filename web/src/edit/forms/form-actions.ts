import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { writable } from '../core/writable-state.ts';
import { type FormName, formNames } from './form-names.ts';
import { common, messages } from '../messages/messages.ts';

export interface OpenForm {
  name: FormName;
  staysInMemory?: true;
  /** Asked before the form is closed, instead of the one about unsaved changes. */
  question?: Parameters<typeof confirm>[1];
  isChanged: () => boolean;
  finished: () => Promise<unknown>;
  discard: () => void;
}

const openForms = () => new Set<OpenForm>();

export function registerForm(editor: Editor, form: OpenForm): () => void {
  const forms = editor.get(openForms);
  forms.add(form);
  return () => {
    forms.delete(form);
    updateUnsavedForms(editor);
  };
}

/** Registers input that remains when its panel is closed, so only leaving the site would lose it. */
export function keepInMemory(editor: Editor, name: FormName, isChanged: () => boolean): void {
  const finished = () => Promise.resolve();
  editor.get(openForms).add({ name, staysInMemory: true, isChanged, finished, discard: () => {} });
}

export function updateUnsavedForms(editor: Editor): void {
  const state = writable(editor);
  const changed = [...editor.get(openForms)].filter((form) => !form.staysInMemory && form.isChanged());
  const names = changed.map(({ name }) => formNames[name]);
  if (names.join() !== state.unsavedForms.join()) state.unsavedForms = names;
}

export async function canCloseForm(editor: Editor, form: OpenForm): Promise<boolean> {
  await form.finished();
  if (!form.isChanged()) return true;
  const unsaved = {
    title: common.discardQuestion,
    text: messages.forms.unsaved(formNames[form.name]),
    yes: common.discard,
    no: common.keepEditing,
    danger: true,
  };
  const discards = await confirm(editor, form.question ?? unsaved);
  if (discards) form.discard();
  return discards;
}

export async function closeForm(editor: Editor, form: OpenForm, onClose: () => void): Promise<void> {
  if (await canCloseForm(editor, form)) onClose();
}

export async function canCloseForms(editor: Editor, name?: FormName): Promise<boolean> {
  for (const form of [...editor.get(openForms)].reverse())
    if (!form.staysInMemory && (!name || form.name === name) && !(await canCloseForm(editor, form))) return false;
  return true;
}

export const hasUnsavedForms = (editor: Editor, name?: FormName): boolean =>
  [...editor.get(openForms)].some((form) => (!name || form.name === name) && form.isChanged());
