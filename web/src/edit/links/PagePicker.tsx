import { useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { endTypingStep } from '../core/actions.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { LabeledField } from '../ui/LabeledField.tsx';
import { pageAddress } from './address.ts';
import { usePageSearch } from './use-page-search.ts';
import { common, messages } from '../messages/messages.ts';
import { useResult } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { isReachable } from './is-dead.ts';
import * as linksStyles from '../ui/styles/links.module.css';

const PAUSE = 400;

const t = messages.links;

interface PagePickerProps {
  label?: string;
  hint?: string;
  href: string;
  visited?: string;
  /** `title` is the title of the page, if one was chosen from the list. */
  onChange: (href: string, typing: boolean, title?: string) => void;
  onExternal?: (address: string) => void;
}

export function PagePicker({
  label = common.page,
  hint = t.pageHint,
  href,
  visited = href,
  onChange,
  onExternal,
}: PagePickerProps) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const [text, setText] = useState<string | null>(null);
  const { pages, error, loading } = usePageSearch(text ?? '', visit?.region?.slugPrefix ?? '');
  // A text that finds pages is a search and not an address.
  const isMissing = useIsDeadLink(text !== null && (loading || pages.length > 0) ? '' : visited);
  const isOpen = text !== null && text.trim() !== '' && (pages.length > 0 || !loading);
  const typed = text ?? href;
  const isSearchText = text !== null && pageAddress(text) === null;
  const type = (next: string) => {
    setText(next);
    const address = pageAddress(next);
    if (address !== null) onChange(address, true);
    else if (/^(https?:\/\/|mailto:|tel:)/i.test(next)) onExternal?.(next);
  };
  return (
    <LabeledField
      label={label}
      hint={hint}
      error={error || (isSearchText && !isOpen && !loading ? t.pageMissing : undefined)}
    >
      {(bound) => (
        <div className={linksStyles.picker}>
          <Combobox
            {...bound}
            listLabel={common.pages}
            isOpen={isOpen}
            options={pages}
            show={({ title, slug, published }) => (
              <>
                <strong>{title || `/${slug}`}</strong>
                <span>
                  /{slug}
                  {!published && ` · ${t.notPublished}`}
                </span>
              </>
            )}
            enter={isSearchText ? 'choose-first' : 'submit'}
            whenEmpty={t.noPages}
            placeholder={t.pagePlaceholder}
            value={typed}
            onChange={type}
            onChoose={({ slug, title }) => {
              onChange(`/${slug}`, false, title);
              setText(null);
            }}
            onClose={() => setText(null)}
            onBlur={() => {
              setText(null);
              endTypingStep(editor);
            }}
          />
          {isMissing && !isSearchText && (
            <p className={linksStyles.warning} role="status">
              {t.unknownAddress}
            </p>
          )}
        </div>
      )}
    </LabeledField>
  );
}

function useIsDeadLink(href: string): boolean {
  const address = useDebounced(href, PAUSE);
  const { data: missing } = useResult(address, async (signal) =>
    address.startsWith('/') && !(await isReachable(address, { signal })) ? address : '',
  );
  return missing !== '' && missing === href;
}
