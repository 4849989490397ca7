import type { ComparedDocument, Comparison } from './comparison.ts';
import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

export function openComparison(
  editor: Editor,
  { before, after, document }: Pick<Comparison, 'before' | 'after'> & { document?: ComparedDocument },
): void {
  const { page } = editor.state.documents;
  const compared = document ?? (page && { kind: 'page', _id: page._id });
  if (compared) writable(editor).comparison = { ...compared, before, after };
}

export function closeComparison(editor: Editor): void {
  writable(editor).comparison = null;
}
