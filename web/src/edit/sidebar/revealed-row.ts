import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import type { DocumentName } from '../core/selection.ts';
import { samePath } from '../core/selection.ts';
import { state } from '../core/state.ts';

export function expandRow(row: HTMLElement | null): void {
  if (!row) return;
  row.querySelector('details')!.open = true;
  for (let around = row.closest('details'); around; around = around.parentElement!.closest('details'))
    around.open = true;
  row.querySelector<HTMLElement>('details :is(input, textarea, select, [contenteditable])')?.focus();
  row.scrollIntoView({ block: 'nearest' });
}

export function useExpandedRow(document: DocumentName, path: Path, rows: readonly { key: string }[]) {
  const list = useRef<HTMLOListElement>(null);
  const { revealedRow } = useSnapshot(state);
  const done = useRef<unknown>(null);
  useEffect(() => {
    if (!revealedRow || revealedRow === done.current || revealedRow.document !== document) return;
    const index = rows.findIndex(({ key }) => samePath([...path, `#${key}`], revealedRow.path));
    if (index < 0) return;
    done.current = revealedRow;
    expandRow(list.current!.children[index] as HTMLElement);
  }, [revealedRow, document, path, rows]);
  return list;
}
