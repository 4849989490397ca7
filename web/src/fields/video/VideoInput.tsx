import type { Field, VideoValue } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Select } from '../../edit/ui/Select.tsx';
import { TextInput } from '../../edit/ui/TextInput.tsx';
import { parseVideoId } from './parse-video-id.ts';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { useLocalValue } from '../../edit/ui/use-local-value.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';

const t = messages.fields;

const types = [
  { value: 'youtube', text: t.youtube },
  { value: 'vimeo', text: t.vimeo },
] as const;

export function VideoInput({ field, document, path, value }: InputProps<Field<'video', VideoValue>>) {
  const editor = useEditor();
  const { onChange, ...local } = useLocalValue(
    value.videoId,
    (text) => setValue(editor, path, { ...value, ...parseVideoId(text) }, { document, typing: true }),
    (text) => parseVideoId(text).videoId,
  );
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      <Select
        label={common.type}
        none={t.chooseVideoSite}
        value={value.type ?? ''}
        options={types}
        onChange={(type) => setValue(editor, path, { ...value, type: type || undefined }, { document })}
      />
      <TextInput label={t.video} hint={field.hint ?? t.videoHint} {...local} onChange={onChange} />
    </fieldset>
  );
}
