import type { ReactNode } from 'react';
import type { ActKind } from '../messages/en/page-acts.ts';
import { messages } from '../messages/messages.ts';
import { ActionButton } from './ActionButton.tsx';
import { Button } from './Button.tsx';
import type { SelectedRows } from './use-selection.ts';
import * as styles from './ListScreen.module.css';

const t = messages.ui.selected;

interface SelectionBarProps<R extends { _id: string }> {
  kind: ActKind;
  selection: SelectedRows<R>;
  total: number;
  children: ReactNode;
}

export function SelectionBar<R extends { _id: string }>({ kind, selection, total, children }: SelectionBarProps<R>) {
  const { rows, max, isAll, selectFound, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <div className={styles.bulkBar} role="group" aria-label={t.actions(kind)}>
      <strong role="status">{t.count({ kind, count: rows.length })}</strong>
      {children}
      {isAll && rows.length < Math.min(total, max) && (
        <ActionButton look="quiet" run={selectFound}>
          {total > max ? t.first({ kind, count: max }) : t.found({ kind, count: total })}
        </ActionButton>
      )}
      <Button look="quiet" onClick={clear}>
        {t.clear}
      </Button>
    </div>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  /** `isRange` if Shift is pressed. */
  onChange: (isOn: boolean, isRange: boolean) => void;
}

export const Check = ({ label, isOn, disabled, onChange }: CheckProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isOn}
    disabled={disabled}
    onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
  />
);
