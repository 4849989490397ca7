import type { Path } from '../../../../proto/edit.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';

const colours = [
  { name: 'Paper', value: '#fbf5ea', fontColour: '#17261f' },
  { name: 'Sand', value: '#f2e6d0', fontColour: '#17261f' },
  { name: 'Mist', value: '#dce8e0', fontColour: '#17261f' },
  { name: 'Gold', value: '#e5a433', fontColour: '#17261f' },
  { name: 'Forest', value: '#143c31', fontColour: '#fbf5ea' },
  { name: 'Slate', value: '#1c262d', fontColour: '#eef1ee' },
] as const;

export function ColourInput({ path, value }: { path: Path; value?: { value?: string; fontColour?: string } }) {
  const editor = useEditor();
  const set = (colour?: { value: string; fontColour: string }) =>
    setValue(editor, [...path, 'backgroundColour'], colour && { value: colour.value, fontColour: colour.fontColour });
  return (
    <details className="ed-more">
      <summary>Background colour</summary>
      <div className="ed-colours" role="radiogroup" aria-label="Background colour">
        <button type="button" role="radio" aria-checked={!value?.value} onClick={() => set()}>
          <span className="ed-swatch ed-swatch-none" /> None
        </button>
        {colours.map((colour) => (
          <button
            key={colour.name}
            type="button"
            role="radio"
            aria-checked={value?.value === colour.value}
            onClick={() => set(colour)}
          >
            <span className="ed-swatch" style={{ background: colour.value }} /> {colour.name}
          </button>
        ))}
      </div>
    </details>
  );
}
