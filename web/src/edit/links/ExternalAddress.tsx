import { useLocalValue } from '../ui/use-local-value.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { externalAddress, hasScheme } from './address.ts';
import { usePageSearch } from './use-page-search.ts';
import { useEditorState } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.links;

const MAX_SUGGESTIONS = 4;

interface ExternalAddressProps {
  href: string;
  onChange: (href: string) => void;
  onPage: (href: string) => void;
}

export function ExternalAddress({ href, onChange, onPage }: ExternalAddressProps) {
  const { visit } = useEditorState();
  const local = useLocalValue(href, onChange);
  const isRelative = externalAddress(href) === null && !hasScheme(href);
  const { pages } = usePageSearch(isRelative ? href : '', visit?.region?.slugPrefix ?? '');
  return (
    <>
      <TextInput label={common.address} placeholder={t.addressPlaceholder} error={errorOf(local.value)} {...local} />
      {isRelative && pages.length > 0 && (
        <>
          <p className={inputsStyles.hint}>{t.pageSuggestions}</p>
          <ul className={rowsStyles.rows}>
            {pages.slice(0, MAX_SUGGESTIONS).map((page) => (
              <li key={page._id}>
                <button type="button" className={rowsStyles.rowOpen} onClick={() => onPage(`/${page.slug}`)}>
                  <strong>{page.title}</strong> /{page.slug}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function errorOf(href: string): string | undefined {
  if (externalAddress(href) !== null) return undefined;
  return hasScheme(href) ? t.schemeRefused : t.addressHint;
}
