import { type KeyboardEvent, useId, useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { endTypingStep } from '../core/actions.ts';
import { LabeledField } from '../ui/LabeledField.tsx';
import { pageAddress } from './address.ts';
import { usePageSearch } from './use-page-search.ts';
import { useIsDeadLink } from './use-is-dead-link.ts';
import { common, messages } from '../messages/messages.ts';
import * as linksStyles from '../ui/styles/links.module.css';

const t = messages.links;

interface PagePickerProps {
  label?: string;
  hint?: string;
  href: string;
  visited?: string;
  onChange: (href: string, typing: boolean) => void;
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
  const [at, setAt] = useState(-1);
  const id = useId();
  const { pages, error, loading } = usePageSearch(text ?? '', visit?.region?.slugPrefix ?? '');
  const isMissing = useIsDeadLink(visited);
  const isOpen = text !== null && text.trim() !== '' && (pages.length > 0 || !loading);
  const typed = text ?? href;
  const isSearchText = text !== null && pageAddress(text, location.origin) === null;
  const choose = (index: number) => {
    const page = pages[index];
    if (!page) return;
    onChange(`/${page.slug}`, false);
    setText(null);
    setAt(-1);
  };
  const type = (next: string) => {
    setText(next);
    setAt(-1);
    const address = pageAddress(next, location.origin);
    if (address !== null) onChange(address, true);
    else if (/^(https?:\/\/|mailto:|tel:)/i.test(next)) onExternal?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = isOpen && keys[event.key]?.();
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const keys: Record<string, () => (() => void) | undefined> = {
    ArrowDown: () => () => setAt(Math.min(at + 1, pages.length - 1)),
    ArrowUp: () => () => setAt(Math.max(at - 1, -1)),
    Enter: () => (at >= 0 ? () => choose(at) : isSearchText && pages.length > 0 ? () => choose(0) : undefined),
    Escape: () => () => setText(null),
  };
  return (
    <LabeledField
      label={label}
      hint={hint}
      error={error || (isSearchText && !isOpen && !loading ? t.pageMissing : undefined)}
    >
      {(bound) => (
        <div className={linksStyles.picker}>
          <input
            type="text"
            {...bound}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            placeholder={t.pagePlaceholder}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setText(null);
              endTypingStep(editor);
            }}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={common.pages}
            className={linksStyles.pickerList}
            hidden={!isOpen}
          >
            {pages.map((page, index) => (
              <li
                key={page._id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                ref={(node) => (index === at ? node?.scrollIntoView({ block: 'nearest' }) : undefined)}
                // Keeps the focus in the input, so that the list stays open until the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                <strong>{page.title || `/${page.slug}`}</strong>
                <span>
                  /{page.slug}
                  {!page.published && ` · ${t.notPublished}`}
                </span>
              </li>
            ))}
            {pages.length === 0 && (
              <li role="option" aria-selected={false} aria-disabled>
                {t.noPages}
              </li>
            )}
          </ul>
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
