import { useId, useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { resolveConflicts } from '../saving/commands.ts';
import { hideConflicts, isOwnConflict } from '../core/conflict-actions.ts';
import { type Choice, type Conflict, type Decision, addDecisions, findChoice, pathKey } from '../core/conflict.ts';
import type { ReadonlyState } from '../core/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { describeValue } from '../history/describe-value.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';
import type { Path } from '../../../../proto/edit.ts';
import { isPrefix, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Fields, ListField } from '../../fields/field.ts';
import type { Editor } from '../core/editor.ts';
import { labelAt } from '../core/contents-actions.ts';
import { findField, itemEnd } from '../core/find-field.ts';
import type { DocumentName } from '../core/selection.ts';
import { siteDocumentNames } from '../core/site-document-status.ts';
import { rowLabel } from '../core/row-label.ts';
import { siteDocumentFields } from '../site-documents/site-document-fields.ts';

const t = messages.dialogs.conflicts;

export function ConflictDialog() {
  const editor = useEditor();
  const descriptionId = useId();
  const now = useEditorState();
  const { conflicts, conflictsShown } = now;
  const [decisions, setDecisions] = useState<Decision[]>([]);
  if (!conflictsShown || conflicts.length === 0) return null;
  const isOwn = isOwnConflict(now);
  const title = isOwn === undefined ? t.title : isOwn ? t.ownTitle : t.othersTitle;
  const undecided = (conflicts as Conflict[]).some((conflict) => !findChoice(conflict, decisions));
  return (
    <Dialog title={title} width={860} onClose={() => hideConflicts(editor)}>
      <p id={descriptionId}>{t.text}</p>
      {(conflicts as Conflict[]).map((conflict) => (
        <ConflictChoice
          key={pathKey(conflict)}
          conflict={conflict}
          choice={findChoice(conflict, decisions)}
          onChoose={(choice) => {
            const { path, theirs, mine } = conflict;
            setDecisions(addDecisions(decisions, [{ path, theirs, mine, choice }]));
          }}
        />
      ))}
      <div className={inputsStyles.actions}>
        <Button onClick={() => hideConflicts(editor)}>{common.keepEditing}</Button>
        <Button
          look="primary"
          disabled={undecided}
          aria-describedby={descriptionId}
          onClick={() => {
            hideConflicts(editor);
            void resolveConflicts(editor, decisions);
            setDecisions([]);
          }}
        >
          {common.apply}
        </Button>
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictChoice({ conflict, choice, onChoose }: ConflictChoiceProps) {
  const editor = useEditor();
  const field = editor.state.conflictsOf === 'page' ? findField(editor, conflict.path) : null;
  const sides = [
    { side: 'theirs', heading: headingOf(conflict, editor.state), value: conflict.theirs },
    { side: 'mine', heading: isOwnConflict(editor.state) ? t.thisTab : t.yours, value: conflict.mine },
  ] as const;
  return (
    <fieldset className={`${sidebarStyles.group} ${dialogsStyles.conflict}`} data-conflict={conflict.path.join('/')}>
      <legend>{describeConflict(editor, editor.state.conflictsOf, conflict.path)}</legend>
      {sides.map(({ side, heading, value }) => (
        <label key={side} className={dialogsStyles.conflictSide} data-side={side}>
          <span>
            <input type="radio" name={pathKey(conflict)} checked={choice === side} onChange={() => onChoose(side)} />{' '}
            {heading}
          </span>
          <span className={dialogsStyles.conflictValue}>{describeValue(value, field ?? undefined)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function headingOf({ by }: Conflict, now: ReadonlyState): string {
  if (isOwnConflict(now)) return t.otherDevice;
  return by ? t.theirsBy(by) : t.theirs;
}

export function describeConflict(editor: Editor, document: DocumentName, path: Path): string {
  const names =
    document === 'page'
      ? pageLabels(editor, path)
      : [
          siteDocumentNames[document],
          ...fieldLabels(siteDocumentFields[document], editor.state.documents[document], path),
        ];
  return names.filter(Boolean).join(', ') || path.join(' › ');
}

function pageLabels(editor: Editor, path: Path): string[] {
  const end = itemEnd(editor.state.documents.page, path);
  return [
    end > 0 ? labelAt(editor, path.slice(0, end)) : '',
    findField(editor, path)?.label ?? (end === path.length ? '' : path.at(-1)!),
  ];
}

function fieldLabels(fields: Fields, value: unknown, path: Path): string[] {
  const name = Object.keys(fields).find((one) => isPrefix(one.split('.'), path));
  if (name === undefined) return [];
  const field = fields[name]!;
  const [row, ...remainder] = path.slice(name.split('.').length);
  if (field.kind !== 'list' || row === undefined) return [field.label];
  const rows = valueAt(value, name.split('.'));
  const index = Array.isArray(rows) ? rows.findIndex((one) => isRecord(one) && `#${String(one.key)}` === row) : -1;
  if (index < 0) return [field.label];
  const found = (rows as Record<string, unknown>[])[index]!;
  return [
    field.label,
    rowLabel(field as ListField, found, index),
    ...fieldLabels((field as ListField).of, found, remainder),
  ];
}
