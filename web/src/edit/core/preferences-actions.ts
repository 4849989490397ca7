import { ApiError, api } from '../../api.ts';
import type { Preferences } from '../../../../proto/entities/preferences.ts';
import { addChoice } from '../../../../proto/recent-choices.ts';
import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

export function setPreferences(editor: Editor, change: Partial<Preferences>): void {
  const state = writable(editor);
  if (!state.preferences) return;
  state.preferences = { ...state.preferences, ...change };
  const saving = editor.get(preferenceSaving);
  Object.assign(saving.unsaved, change);
  void save(saving);
}

export function rememberChoice(editor: Editor, list: 'recentBlocks' | 'recentCommands', id: string): void {
  setPreferences(editor, { [list]: addChoice(editor.state.preferences?.[list] ?? [], id) });
}

const preferenceSaving = () => ({ unsaved: {} as Partial<Preferences>, isSending: false });

/** Sends one request at a time, so that the last choice is stored last. A failed request is repeated with the next change. */
async function save(saving: ReturnType<typeof preferenceSaving>): Promise<void> {
  const change = saving.unsaved;
  if (saving.isSending || Object.keys(change).length === 0) return;
  saving.unsaved = {};
  saving.isSending = true;
  const isLost = await api('POST /user/savePreferences', change).then(
    () => false,
    (error: unknown) => !(error instanceof ApiError),
  );
  saving.isSending = false;
  if (isLost) saving.unsaved = { ...change, ...saving.unsaved };
  else await save(saving);
}
