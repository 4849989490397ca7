import type { Path } from '../../../../proto/edit.ts';
import type { TextField } from '../field.ts';
import type { Editor } from '../../edit/core/editor.ts';
import { findField } from '../../edit/core/find-field.ts';
import { showError } from '../../edit/core/toast-actions.ts';
import { messages } from '../../edit/messages/messages.ts';

/** The limit of an input; browsers have none for editable elements. Composed text cannot be prevented, and is refused by the service. */
export function limitInput(editor: Editor, path: Path, event: InputEvent): void {
  const field = findField(editor, path) as TextField | null;
  const text = event.currentTarget as HTMLElement;
  if (field?.kind !== 'text' || event.isComposing || !event.data) return;
  const replaced = text.contains(getSelection()?.anchorNode ?? null) ? getSelection()!.toString().length : 0;
  if (text.textContent!.length - replaced + event.data.length <= field.max) return;
  event.preventDefault();
  showError(editor, messages.fields.maximumLength(field.max));
}
