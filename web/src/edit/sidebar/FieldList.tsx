import { useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../../proto/edit/path.ts';
import { samePath } from '../core/selection.ts';
import { getElement } from '../canvas/element-registry.ts';
import { TEXT } from '../canvas/text-lines.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { fieldEditors } from '../field-editors/field-editors.ts';
import type { FieldListProps } from '../field-editors/input.ts';
import { reveal } from './RevealedField.tsx';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

interface WholeFieldListProps extends FieldListProps {
  first?: string;
  /** Texts that are typed on the page are in a group at the end, which is closed at first. */
  groupsTexts?: boolean;
}

export function FieldList({ fields, document, base, value, first, groupsTexts = false }: WholeFieldListProps) {
  const editor = useEditor();
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
    const field = name && findRow(list.current, name);
    if (field) reveal(field);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new request moves the focus
  }, [revealedRow, document, location]);
  const names = Object.keys(fields);
  const findTexts = () =>
    names.filter((name) => getElement(editor, 'field', [...base, ...name.split('.')])?.matches(TEXT));
  const [texts, setTexts] = useState(findTexts);
  useEffect(() => {
    // The texts of a new block are on the page only after the first render.
    setTexts((found) => [...found, ...findTexts()]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a field must not move while it is being typed in
  }, [location, fields]);
  const isGrouped = (name: string) => groupsTexts && texts.includes(name);
  const row = (name: string) => {
    const field = fields[name]!;
    const { Input } = fieldEditors[field.kind];
    const steps = name.split('.');
    return (
      <div key={name} data-field={name}>
        <Input
          FieldList={FieldList}
          field={field}
          document={document}
          path={[...base, ...steps]}
          value={valueAt(value, steps) ?? field.initial}
        />
      </div>
    );
  };
  return (
    <div ref={list} className={inputsStyles.fields}>
      {names.filter((name) => !isGrouped(name)).map(row)}
      {names.some(isGrouped) && (
        <details className={sidebarStyles.more}>
          <summary>{messages.sidebar.textsOnPage}</summary>
          <div className={inputsStyles.fields}>{names.filter(isGrouped).map(row)}</div>
        </details>
      )}
    </div>
  );
}

/** Excludes the fields of rows, which are in other lists of fields. */
function findRow(list: HTMLElement | null, name: string): HTMLElement | null | undefined {
  const row = `> [data-field="${CSS.escape(name)}"]`;
  return list?.querySelector<HTMLElement>(`:scope ${row}, :scope > details > div ${row}`);
}
