import { useEffect, useRef } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { useEditorState } from '../core/use-editor.ts';
import type { DocumentName } from '../core/selection.ts';
import { samePath } from '../core/selection.ts';

export function expandRow(row: HTMLElement | null): void {
  if (!row) return;
  row.querySelector('details')!.open = true;
  for (let details = row.closest('details'); details; details = details.parentElement!.closest('details'))
    details.open = true;
  row.querySelector<HTMLElement>('details :is(input, textarea, select, [contenteditable])')?.focus();
  row.scrollIntoView({ block: 'nearest' });
}

export function useExpandedRow(document: DocumentName, path: Path, rows: readonly { key: string }[]) {
  const list = useRef<HTMLOListElement>(null);
  const { revealedRow } = useEditorState();
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (!revealedRow || revealedRow === handled.current || revealedRow.document !== document) return;
    const index = rows.findIndex(({ key }) => samePath([...path, `#${key}`], revealedRow.path));
    if (index < 0) return;
    handled.current = revealedRow;
    expandRow(list.current!.children[index] as HTMLElement);
  }, [revealedRow, document, path, rows]);
  return list;
}
