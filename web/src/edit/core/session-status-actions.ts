import { ref } from 'valtio';
import type { User } from '../../../../proto/permissions.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Editor } from './editor.ts';
import { noteEditions } from './picture-editions.ts';
import { endView } from './see-as.ts';
import type { EditorState, SavingStatus } from './state.ts';
import { writable } from './writable-state.ts';

export function setVisit(editor: Editor, visit: Visit): void {
  const state = writable(editor);
  const { user, preferences } = visit.editing;
  // Preferences that this tab has changed are newer than those of the visit.
  if (!state.preferences || state.visit?.editing.user?._id !== user?._id) state.preferences = preferences ?? null;
  state.visit = ref(visit);
  noteEditions(editor, visit.editing.editions ?? {});
}

/** Replaces the user of the visit, whose rights can change without a new visit. */
export function setUser(editor: Editor, user: User): void {
  const state = writable(editor);
  if (state.visit) state.visit = ref({ ...state.visit, editing: { ...state.visit.editing, user } });
}

export function setSavingStatus(editor: Editor, status: SavingStatus): void {
  writable(editor).saving = status;
  if (status.kind === 'signed-out') askToSignIn(editor);
}

export function askToSignIn(editor: Editor): void {
  // The view has ended, and not the session of the administrator.
  if (editor.state.visit?.editing.user?.seenBy) return endView();
  writable(editor).signIn = 'expired';
}

export function hideSignIn(editor: Editor): void {
  writable(editor).signIn = 'hidden';
}

export function setCollapsed(editor: Editor, collapsed: boolean): void {
  writable(editor).collapsed = collapsed;
}

export function setReasonNames(editor: Editor, names: Pick<EditorState, 'roleNames' | 'managers'>): void {
  Object.assign(writable(editor), names);
}
