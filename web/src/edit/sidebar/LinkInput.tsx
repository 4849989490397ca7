import { useState } from 'react';
import type { Link } from '../../../../proto/values.ts';
import type { Field } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { ArticleSelector } from '../dialogs/ArticleSelector.tsx';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { FileHref } from './FileHref.tsx';
import { PageHref } from './PageHref.tsx';
import type { InputProps } from './input.ts';
import { useLocalValue } from './use-local-value.ts';

const kinds = [
  { type: 'page', text: 'Page' },
  { type: 'external', text: 'External' },
  { type: 'anchor', text: 'Anchor' },
  { type: 'file', text: 'File' },
] as const;

export function LinkInput({ field, document, path, value }: InputProps<Field<'link', Link>>) {
  const [choosing, setChoosing] = useState(false);
  const change = (part: Partial<Link>, typing = false) => setValue(path, { ...value, ...part }, { document, typing });
  const text = useLocalValue(value.text, (next) => change({ text: next }, true));
  const href = useLocalValue(value.href, (next) => change({ href: next }, true));
  return (
    <fieldset className="ed-group">
      <legend>{field.label}</legend>
      <div className="ed-tabs" role="radiogroup" aria-label={`${field.label}: leads to`}>
        {kinds.map((kind) => (
          <button
            key={kind.type}
            type="button"
            role="radio"
            aria-checked={value.type === kind.type}
            onClick={() => change({ type: kind.type, href: '' })}
          >
            {kind.text}
          </button>
        ))}
      </div>
      {value.type === 'page' && (
        <>
          <PageHref href={value.href} onChange={(next) => change({ href: next })} />
          <Button onClick={() => setChoosing(true)}>Choose an article</Button>
        </>
      )}
      {choosing && (
        <ArticleSelector
          onClose={() => setChoosing(false)}
          onChoose={({ slug, header }) => {
            setChoosing(false);
            change({ href: `/${slug}`, text: value.text || header.title || '' });
          }}
        />
      )}
      {value.type === 'external' && (
        <TextInput label="Address" placeholder="https://… or mailto:…" error={wrongAddress(href.value)} {...href} />
      )}
      {value.type === 'anchor' && <TextInput label="Anchor" placeholder="#place-on-the-page" {...href} />}
      {value.type === 'file' && <FileHref href={value.href} onChange={change} />}
      <TextInput label="Link Text" maxLength={500} {...text} />
    </fieldset>
  );
}

function wrongAddress(href: string): string | undefined {
  if (href === '' || /^(https?:\/\/|mailto:|tel:)/i.test(href)) return undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? 'Only http, https, mailto and tel addresses can be linked.' : undefined;
}
