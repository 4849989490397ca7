import { memo, useState } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { STEPS, screens, sides } from '../../blocks/parts/spacing.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.sidebar.spacing;

const options = STEPS.map((pixels, step) => ({
  value: String(step),
  text: step === 0 ? common.none : t.pixels(pixels),
}));

const devices = { Large: 'desktop', Medium: 'tablet', Small: 'phone' } as const;

interface Props {
  path: Path;
  value?: Record<string, string>;
}

/** A wider screen without a value inherits the value of the next narrower one. */
export const SpacingInput = memo(function SpacingInput({ path, value = {} }: Props) {
  const editor = useEditor();
  const [screen, setScreen] = useState(screens.at(-1)!);
  return (
    <details className={sidebarStyles.more}>
      <summary>{t.title}</summary>
      <div className={linksStyles.tabs} role="radiogroup" aria-label={common.screen}>
        {[...screens].reverse().map((one) => (
          <button key={one} type="button" role="radio" aria-checked={one === screen} onClick={() => setScreen(one)}>
            {common.screens[devices[one]]}
          </button>
        ))}
      </div>
      <div className={inputsStyles.pair}>
        {sides.map((side) => (
          <Select
            key={side}
            label={t.sides[side]}
            none={t.default}
            value={value[`${side}${screen}`] ?? ''}
            options={options}
            onChange={(step) => setValue(editor, [...path, 'spacing', `${side}${screen}`], step || undefined)}
          />
        ))}
      </div>
    </details>
  );
});
