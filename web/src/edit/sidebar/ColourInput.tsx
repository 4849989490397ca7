import { memo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { common, messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.sidebar.colours;

/** Colours of the standard look, and the properties that have those of a brand. */
const standard = [
  { name: t.ground, ground: '--paper', value: '#fbf5ea', text: '--ink', fontColour: '#17261f' },
  { name: t.softGround, ground: '--sand', value: '#f2e6d0', text: '--ink', fontColour: '#17261f' },
  { name: t.tint, ground: '--mist', value: '#dce8e0', text: '--ink', fontColour: '#17261f' },
  { name: t.accent, ground: '--gold', value: '#e5a433', text: '--on-gold', fontColour: '#17261f' },
  { name: t.primary, ground: '--forest', value: '#143c31', text: '--on-dark', fontColour: '#fbf5ea' },
  { name: common.slate, ground: '--slate', value: '#1c262d', text: '--on-dark', fontColour: '#eef1ee' },
];

/** Reads the colours of the page, because the module that computes them is large. */
function readColours(): typeof standard {
  const look = getComputedStyle(document.documentElement);
  return standard.map((colour) => ({
    ...colour,
    value: look.getPropertyValue(colour.ground) || colour.value,
    fontColour: look.getPropertyValue(colour.text) || colour.fontColour,
  }));
}

interface Props {
  path: Path;
  value?: { value?: string; fontColour?: string };
}

export const ColourInput = memo(function ColourInput({ path, value }: Props) {
  const editor = useEditor();
  const colours = readColours();
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
