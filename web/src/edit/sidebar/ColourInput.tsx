import { memo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { common, messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.sidebar.colours;

const colours = [
  { name: t.paper, value: '#fbf5ea', fontColour: '#17261f' },
  { name: t.sand, value: '#f2e6d0', fontColour: '#17261f' },
  { name: t.mist, value: '#dce8e0', fontColour: '#17261f' },
  { name: t.gold, value: '#e5a433', fontColour: '#17261f' },
  { name: t.forest, value: '#143c31', fontColour: '#fbf5ea' },
  { name: common.slate, value: '#1c262d', fontColour: '#eef1ee' },
] as const;

interface Props {
  path: Path;
  value?: { value?: string; fontColour?: string };
}

export const ColourInput = memo(function ColourInput({ path, value }: Props) {
  const editor = useEditor();
  const set = (colour?: { value: string; fontColour: string }) =>
    setValue(editor, [...path, 'backgroundColour'], colour && { value: colour.value, fontColour: colour.fontColour });
  return (
    <details className={sidebarStyles.more}>
      <summary>{t.title}</summary>
      <div className={rowsStyles.colours} role="radiogroup" aria-label={t.title}>
        <button type="button" role="radio" aria-checked={!value?.value} onClick={() => set()}>
          <span className={`${rowsStyles.swatch} ${rowsStyles.swatchNone}`} /> {common.none}
        </button>
        {colours.map((colour) => (
          <button
            key={colour.name}
            type="button"
            role="radio"
            aria-checked={value?.value === colour.value}
            onClick={() => set(colour)}
          >
            <span className={rowsStyles.swatch} style={{ background: colour.value }} /> {colour.name}
          </button>
        ))}
      </div>
    </details>
  );
});
