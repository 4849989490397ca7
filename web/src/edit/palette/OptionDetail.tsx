import { useDeferredValue, useMemo } from 'react';
import { Drawing } from './Drawing.tsx';
import { ItemsPreview } from './ItemsPreview.tsx';
import { ManagePattern } from './ManagePattern.tsx';
import type { PaletteOption } from './palette-option.ts';
import * as styles from '../ui/styles/palette.module.css';

interface Props {
  option: PaletteOption;
  onChanged: () => void;
}

export function OptionDetail({ option, onChanged }: Props) {
  const shown = useDeferredValue(option);
  const items = useMemo(() => shown.createItems('preview'), [shown]);
  return (
    <div className={styles.paletteDetail}>
      <ItemsPreview key={shown.id} items={items} whenEmpty={<Drawing shapes={shown.drawing} />} />
      <strong aria-hidden="true">{option.label}</strong>
      <p aria-hidden="true">{option.about}</p>
      {option.pattern && <ManagePattern key={option.id} pattern={option.pattern} onChanged={onChanged} />}
    </div>
  );
}
