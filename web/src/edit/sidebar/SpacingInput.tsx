import { useState } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { STEPS, screens, sides } from '../../blocks/parts/spacing.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';

const screenNames = { Large: 'Desktop', Medium: 'Tablet', Small: 'Mobile' } as const;
const sideNames = {
  marginTop: 'Margin top',
  marginBottom: 'Margin bottom',
  paddingTop: 'Padding top',
  paddingBottom: 'Padding bottom',
} as const;
const options = STEPS.map((pixels, step) => ({ value: String(step), text: step === 0 ? 'None' : `${pixels} px` }));

/** A wider screen without a value inherits the value of the next narrower one. */
export function SpacingInput({ path, value = {} }: { path: Path; value?: Record<string, string> }) {
  const editor = useEditor();
  const [screen, setScreen] = useState<(typeof screens)[number]>('Large');
  return (
    <details className="ed-more">
      <summary>Spacing</summary>
      <div className="ed-tabs" role="radiogroup" aria-label="Screen">
        {[...screens].reverse().map((one) => (
          <button key={one} type="button" role="radio" aria-checked={one === screen} onClick={() => setScreen(one)}>
            {screenNames[one]}
          </button>
        ))}
      </div>
      <div className="ed-pair">
        {sides.map((side) => (
          <Select
            key={side}
            label={sideNames[side]}
            none="Default"
            value={value[`${side}${screen}`] ?? ''}
            options={options}
            onChange={(step) => setValue(editor, [...path, 'spacing', `${side}${screen}`], step || undefined)}
          />
        ))}
      </div>
    </details>
  );
}
