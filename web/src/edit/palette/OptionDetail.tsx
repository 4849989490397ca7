import { useDeferredValue, useMemo } from 'react';
import { Drawing } from './Drawing.tsx';
import { ItemsPreview } from './ItemsPreview.tsx';
import type { PaletteOption } from './palette-option.ts';
import * as styles from '../ui/styles/palette.module.css';

export function OptionDetail({ option }: { option: PaletteOption }) {
  const shown = useDeferredValue(option);
  const items = useMemo(() => shown.createItems('preview'), [shown]);
  return (
    <div className={styles.paletteDetail} aria-hidden="true">
      <ItemsPreview key={shown.id} items={items} whenEmpty={<Drawing shapes={shown.drawing} />} />
      <strong>{option.label}</strong>
      <p>{option.about}</p>
    </div>
  );
}
