import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Field } from '../field.ts';
import { useEditor, useEditorState } from '../../edit/core/use-editor.ts';
import { pushValue, setValue } from '../../edit/core/actions.ts';
import { LabeledField } from '../../edit/ui/LabeledField.tsx';
import { useCall } from '../../edit/ui/use-call.ts';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import * as rowsStyles from '../../edit/ui/styles/rows.module.css';
import { normalizeTag } from '../../../../proto/unicode.ts';

export function TagsInput({ field, document, path, value }: InputProps<Field<'tags', string[]>>) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const suggestions = useId();
  const { visit } = useEditorState();
  const allTags = useCall('GET /article/loadTags', {
    domainId: visit?.domainId ?? '',
    regionPrefix: visit?.region?.slugPrefix ?? '',
  });
  const add = () => {
    const tag = parseNewTag(value, text);
    if (tag !== null) pushValue(editor, path, tag, { document });
    setText('');
  };
  return (
    <div className={rowsStyles.tags}>
      <LabeledField label={field.label} hint={field.hint ?? messages.fields.tagsHint}>
        {(bound) => (
          <input
            type="text"
            {...bound}
            list={suggestions}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => text && add()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </LabeledField>
      <datalist id={suggestions}>
        {allTags.data?.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <ul>
        {value.map((tag) => (
          <li key={tag}>
            {tag}
            <button
              type="button"
              aria-label={common.removeNamed(tag)}
              onClick={() =>
                setValue(
                  editor,
                  path,
                  value.filter((one) => one !== tag),
                  { document },
                )
              }
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function parseNewTag(tags: readonly string[], text: string): string | null {
  const tag = normalizeTag(text);
  return tag === '' || tags.includes(tag) ? null : tag;
}
