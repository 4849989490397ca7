import { type ReactNode, useEffect, useState } from 'react';
import type { Link } from '../../../../proto/values.ts';
import { useLocalValue } from '../ui/use-local-value.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ExternalAddress } from './ExternalAddress.tsx';
import { FileHref } from './FileHref.tsx';
import { PagePicker } from './PagePicker.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';

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
  /** `title` is that of a page that was chosen from a list. */
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
