import { type ReactNode, useEffect, useRef } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { samePath } from '../core/selection.ts';
import { useEditorState } from '../core/use-editor.ts';

/** A setting of the page outside a list of fields, which takes the focus when it is revealed. */
export function RevealedField({ path, children }: { path: Path; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const { revealedRow } = useEditorState();
  const location = path.join('/');
  useEffect(() => {
    if (revealedRow?.document === 'page' && samePath(location.split('/'), revealedRow.path)) reveal(element.current!);
  }, [revealedRow, location]);
  return (
    <div ref={element} data-field={location}>
      {children}
    </div>
  );
}

/** Shows a field and puts the caret there. */
export function reveal(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.scrollIntoView({ block: 'nearest' });
  const input = field.querySelector<HTMLElement>('input:not([type=radio], [type=file]), textarea, select');
  (input ?? field.querySelector('button'))?.focus();
}
