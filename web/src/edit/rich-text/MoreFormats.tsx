import type { Editor as Tiptap } from '@tiptap/core';
import type { RichTextPart } from '../../fields/field.ts';
import { Popover } from '../ui/Popover.tsx';
import { type Control, furtherControls, tableControls } from './rich-text-controls.ts';
import { markLanguage, passageLanguage, passageLanguages } from './passage-language.ts';
import { messages } from '../messages/messages.ts';
import * as moreFormatsStyles from '../ui/styles/more-formats.module.css';

const t = messages.richText;

interface Props {
  tiptap: Tiptap;
  hide: readonly RichTextPart[];
  anchor: () => DOMRect | undefined;
  onDone: () => void;
}

export function MoreFormats({ tiptap, hide, anchor, onDone }: Props) {
  const close = () => {
    tiptap.commands.focus();
    onDone();
  };
  const choose = ({ run }: Control) => {
    onDone();
    run(tiptap);
  };
  return (
    <Popover label={t.more} className={moreFormatsStyles.moreFormats} anchor={anchor} onClose={close} onLeave={onDone}>
      <Group label={t.textFormats} tiptap={tiptap} controls={shown(furtherControls, hide)} onChoose={choose} />
      {!hide.includes('style') && (
        <label className={moreFormatsStyles.language}>
          {t.language}
          <select
            value={passageLanguage(tiptap)}
            onChange={({ target }) => {
              onDone();
              markLanguage(tiptap, target.value);
            }}
          >
            <option value="">{t.languageOfPage}</option>
            {passageLanguages().map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {tiptap.isActive('table') && (
        <Group label={t.tableFormats} tiptap={tiptap} controls={shown(tableControls, hide)} onChoose={choose} />
      )}
    </Popover>
  );
}

export const shown = (controls: readonly Control[], hide: readonly RichTextPart[]): Control[] =>
  controls.filter(({ group }) => !hide.includes(group));

interface GroupProps {
  label: string;
  tiptap: Tiptap;
  controls: readonly Control[];
  onChoose: (control: Control) => void;
}

const Group = ({ label, tiptap, controls, onChoose }: GroupProps) => (
  <div role="group" aria-label={label} className={moreFormatsStyles.formatGroup}>
    {controls
      .filter(({ isShown }) => isShown?.(tiptap) ?? true)
      .map((control) => (
        <button key={control.label} type="button" aria-pressed={control.isOn(tiptap)} onClick={() => onChoose(control)}>
          <control.icon size={17} aria-hidden /> {control.label}
        </button>
      ))}
  </div>
);
