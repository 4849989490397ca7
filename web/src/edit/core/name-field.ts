import { isRecord } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import { ApiError } from '../../api.ts';
import { labelAt } from './contents-actions.ts';
import type { Editor } from './editor.ts';
import { findField, itemEnd } from './find-field.ts';
import { messages } from '../messages/messages.ts';

/** The services name a field by its path, which a refusal begins with. */
export function nameField(editor: Editor, error: unknown): unknown {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return error;
  const [first] = error.details as unknown[];
  if (!isRecord(first)) return error;
  const written = Array.isArray(first.path) ? first.path.map(String).join('.') : String(first.path);
  const name = labelOf(editor, keyPath(editor.state.documents.page, written.split(/[.[\]]+/).filter(Boolean)));
  if (written === '' || !name || !error.message.startsWith(`${written} `)) return error;
  return new ApiError(error.status, name + error.message.slice(written.length), error);
}

function labelOf(editor: Editor, path: Path): string | null {
  for (let end = path.length; end > 0; end -= 1) {
    const at = path.slice(0, end);
    const field = findField(editor, at);
    if (!field) continue;
    const item = itemEnd(editor.state.documents.page, at);
    return item > 0
      ? messages.fields.ofBlock({ field: field.label, block: labelAt(editor, at.slice(0, item)) })
      : field.label;
  }
  return null;
}

/** Returns the path with keys instead of positions. */
function keyPath(page: unknown, parts: readonly string[]): Path {
  let value = page;
  return parts.map((part) => {
    const next = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[part] : undefined;
    const isItem = Array.isArray(value) && isRecord(next);
    value = next;
    return isItem ? `#${String(next.key)}` : part;
  });
}
