import { useEffect, useRef } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Fields } from '../../fields/field.ts';
import { type DocumentName, samePath } from '../core/selection.ts';
import { useEditorState } from '../core/use-editor.ts';
import { fieldEditors } from '../field-editors/field-editors.ts';
import { reveal } from './RevealedField.tsx';
import * as inputsStyles from '../ui/styles/inputs.module.css';

interface FieldListProps {
  fields: Fields;
  document: DocumentName;
  base: Path;
  value: unknown;
  first?: string;
}

export function FieldList({ fields, document, base, value, first }: FieldListProps) {
  const list = useRef<HTMLDivElement>(null);
  const location = base.join('/');
  useEffect(() => {
    if (first)
      list.current?.querySelector(`:scope > [data-field="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [first, location]);
  const { revealedRow } = useEditorState();
  useEffect(() => {
    if (!revealedRow || revealedRow.document !== document) return;
    const name = Object.keys(fields).find((one) => samePath([...base, ...one.split('.')], revealedRow.path));
    const field = name && list.current?.querySelector<HTMLElement>(`:scope > [data-field="${CSS.escape(name)}"]`);
    if (field) reveal(field);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new request moves the focus
  }, [revealedRow, document, location]);
  return (
    <div ref={list} className={inputsStyles.fields}>
      {Object.entries(fields).map(([name, field]) => {
        const { Input } = fieldEditors[field.kind];
        const steps = name.split('.');
        return (
          <div key={name} data-field={name}>
            <Input
              field={field}
              document={document}
              path={[...base, ...steps]}
              value={valueAt(value, steps) ?? field.initial}
            />
          </div>
        );
      })}
    </div>
  );
}
