import { type ReactNode, useEffect, useState, useDeferredValue } from 'react';
import type { Link } from '../../../../proto/values.ts';
import { useLocalValue } from '../ui/use-local-value.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { PagePicker } from './PagePicker.tsx';
import { externalAddress, hasScheme } from './address.ts';
import { usePageSearch } from './use-page-search.ts';
import { useEditorState, useEditor } from '../core/use-editor.ts';
import { refusal } from '../core/permissions.ts';
import { useUploads } from '../uploading/use-uploads.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { UploadCard } from '../uploading/UploadCard.tsx';
import { fileUrl } from '../ui/file-url.ts';
import { useCall } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as baseStyles from '../ui/styles/base.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.links;

type LinkType = Link['type'];
export type Target = Pick<Link, 'type' | 'href'> & { fileId?: string };

const names: Record<LinkType, string> = {
  page: common.page,
  external: t.external,
  anchor: common.anchor,
  file: common.file,
};

interface LinkTargetProps {
  label: string;
  types: readonly LinkType[];
  value: Target;
  /** The address that visitors reach, if it differs from the stored one. */
  visited?: string;
  /** `title` is the title of the page, if one was chosen from a list. */
  onChange: (target: Target, typing: boolean, title?: string) => void;
  children?: ReactNode;
}

/** Another type replaces the stored link only once it has an address. */
export function LinkTarget({ label, types, value, visited, onChange, children }: LinkTargetProps) {
  const [selectedType, setSelectedType] = useState<LinkType | null>(null);
  const [drafts, setDrafts] = useState<Partial<Record<LinkType, Target>>>({});
  const { type: storedType, href: storedHref } = value;
  useEffect(() => setSelectedType(null), [storedType, storedHref]);
  const type = selectedType ?? storedType;
  const href = type === storedType ? storedHref : (drafts[type]?.href ?? '');
  const change = (target: Target, typing: boolean, title?: string) => {
    setDrafts((before) => ({ ...before, [storedType]: value, [target.type]: target }));
    onChange(target, typing, title);
  };
  const show = (next: LinkType) => {
    if (next === type) return;
    const last = drafts[next];
    if (next !== storedType && (last?.href || storedHref === '')) change(last ?? { type: next, href: '' }, false);
    else setSelectedType(next);
  };
  const page = (address: string, typing = false, title?: string) =>
    change({ type: 'page', href: address }, typing, title);
  const external = (address: string) => change({ type: 'external', href: address }, true);
  return (
    <>
      <div className={linksStyles.tabs} role="radiogroup" aria-label={t.leadsTo(label)}>
        {types.map((option) => (
          <button key={option} type="button" role="radio" aria-checked={type === option} onClick={() => show(option)}>
            {names[option]}
          </button>
        ))}
      </div>
      {type === 'page' && (
        <PagePicker
          href={href}
          visited={href === storedHref ? visited : undefined}
          onChange={page}
          onExternal={external}
        />
      )}
      {type === 'page' && children}
      {type === 'external' && <ExternalAddress href={href} onChange={external} onPage={page} />}
      {type === 'anchor' && (
        <AnchorAddress href={href} onChange={(next) => change({ type: 'anchor', href: next }, true)} />
      )}
      {type === 'file' && <FileHref href={href} onChange={(file) => change({ type: 'file', ...file }, false)} />}
      {type !== storedType && <p className={inputsStyles.hint}>{t.stillLeadsTo(storedHref)}</p>}
    </>
  );
}

function AnchorAddress({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const local = useLocalValue(href, onChange);
  return <TextInput label={common.anchor} placeholder={t.anchorPlaceholder} {...local} />;
}

const MAX_SUGGESTIONS = 4;

interface ExternalAddressProps {
  href: string;
  onChange: (href: string) => void;
  onPage: (href: string) => void;
}

function ExternalAddress({ href, onChange, onPage }: ExternalAddressProps) {
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

const MAX_SHOWN = 4;

interface FileHrefProps {
  href: string;
  onChange: (file: { href: string; fileId: string }) => void;
}

function FileHref({ href, onChange }: FileHrefProps) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data, error, loading, reload } = useCall('GET /file/searchFiles', { search });
  const choose = (file: { _id: string; name: string }) => onChange({ href: fileUrl(editor, file), fileId: file._id });
  const { pending, send } = useUploads('file', {
    onOne: (file) => {
      choose(file);
      reload();
    },
    onOther: reload,
  });
  const files = data?.files ?? [];
  const mayUpload = !refusal(useEditorState(), 'media');
  return (
    <div className={sidebarStyles.stack}>
      {href !== '' && (
        <p className={cropperStyles.fileChosen}>
          {t.linksTo}{' '}
          <a href={href} target="_blank" rel="noreferrer">
            {fileName(href)}
          </a>
        </p>
      )}
      <TextInput label={t.findFile} type="search" value={text} onChange={setText} />
      {error && <p className={inputsStyles.error}>{error}</p>}
      {!loading && data && files.length === 0 && <p className={inputsStyles.hint}>{t.noFiles}</p>}
      <ul className={rowsStyles.rows}>
        {files.slice(0, MAX_SHOWN).map((file) => (
          <li key={file._id}>
            <button
              type="button"
              className={rowsStyles.rowOpen}
              aria-pressed={fileUrl(editor, file) === href}
              title={file.description || undefined}
              onClick={() => choose(file)}
            >
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {files.length > MAX_SHOWN && <p className={inputsStyles.hint}>{t.moreFiles(files.length - MAX_SHOWN)}</p>}
      {pending.map((upload) => (
        <UploadCard key={upload.id} upload={upload} />
      ))}
      {mayUpload && (
        <FilePicker className={baseStyles.button} onFiles={send}>
          {t.uploadFile}
        </FilePicker>
      )}
    </div>
  );
}

function fileName(href: string): string {
  const last = href.split('/').at(-1)!;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
