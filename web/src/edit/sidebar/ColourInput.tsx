import { memo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import type { BrandStyle } from '../../../../proto/entities/brand.ts';
import { isStandard } from '../../../../proto/standard-style.ts';
import { createPalette } from '../../brand/palette.ts';
import type { DeepReadonly } from '../core/state.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { common, messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.sidebar.colours;

const standard = [
  { name: t.ground, value: '#fbf5ea', fontColour: '#17261f' },
  { name: t.softGround, value: '#f2e6d0', fontColour: '#17261f' },
  { name: t.tint, value: '#dce8e0', fontColour: '#17261f' },
  { name: t.accent, value: '#e5a433', fontColour: '#17261f' },
  { name: t.primary, value: '#143c31', fontColour: '#fbf5ea' },
  { name: common.slate, value: '#1c262d', fontColour: '#eef1ee' },
];

function coloursOf(brand: DeepReadonly<BrandStyle> | undefined): typeof standard {
  if (!brand || isStandard(brand)) return standard;
  const { palette: of } = createPalette(brand);
  return [
    { name: t.ground, value: of.paper, fontColour: of.ink },
    { name: t.softGround, value: of.sand, fontColour: of.ink },
    { name: t.tint, value: of.mist, fontColour: of.ink },
    { name: t.accent, value: of.gold, fontColour: of.onGold },
    { name: t.primary, value: of.forest, fontColour: of.onDark },
    { name: common.slate, value: of.slate, fontColour: of.onDark },
  ];
}

interface Props {
  path: Path;
  value?: { value?: string; fontColour?: string };
}

export const ColourInput = memo(function ColourInput({ path, value }: Props) {
  const editor = useEditor();
  const colours = coloursOf(useEditorState().visit?.brand);
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
