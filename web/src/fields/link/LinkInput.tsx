import { useState } from 'react';
import type { Link } from '../../../../proto/values.ts';
import type { LinkField } from '../field.ts';
import { hrefInRegion } from '../../visit/context/visit-context.ts';
import { useEditor, useEditorState } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { ArticleSelector } from '../../edit/links/ArticleSelector.tsx';
import { LinkTarget, type Target } from '../../edit/links/LinkTarget.tsx';
import { Button } from '../../edit/ui/Button.tsx';
import { TextInput } from '../../edit/ui/TextInput.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { useLocalValue } from '../../edit/ui/use-local-value.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';

const types = ['page', 'external', 'anchor', 'file'] as const;

export function LinkInput({ field, document, path, value }: InputProps<LinkField>) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const [choosing, setChoosing] = useState(false);
  const change = (part: Partial<Link>, typing = false) =>
    setValue(editor, path, { ...value, ...part }, { document, typing });
  const changeTarget = (target: Target, typing: boolean, title = '') => {
    const { fileId: _, ...others } = value;
    setValue(editor, path, { ...others, ...target, text: value.text || title }, { document, typing });
  };
  const text = useLocalValue(value.text, (next) => change({ text: next }, true));
  const visited = field.regional && visit ? hrefInRegion(value, visit).href : value.href;
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      <LinkTarget label={field.label} types={types} value={value} visited={visited} onChange={changeTarget}>
        <Button onClick={() => setChoosing(true)}>{common.chooseArticle}</Button>
      </LinkTarget>
      {choosing && (
        <ArticleSelector
          onClose={() => setChoosing(false)}
          onChoose={({ slug, header }) => {
            setChoosing(false);
            changeTarget({ type: 'page', href: `/${slug}` }, false, header.title);
          }}
        />
      )}
      <TextInput label={messages.fields.linkText} maxLength={500} {...text} />
    </fieldset>
  );
}
