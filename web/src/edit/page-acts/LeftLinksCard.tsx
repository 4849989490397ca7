import { ArrowRight, CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import type { Navigate } from '../../visit/context/visit-context.ts';
import type { CollectedLink, LeftLinks } from '../core/left-links.ts';
import { showLeftLinks } from '../core/card-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { Card } from '../publishing/Card.tsx';
import { goTo } from '../publishing/go-to.ts';
import * as publishingStyles from '../publishing/publishing.module.css';
import { IconButton } from '../ui/IconButton.tsx';
import * as baseStyles from '../ui/styles/base.module.css';

const t = messages.pageActs.copy.leftLinks;

interface LeftLinksCardProps {
  found: readonly LeftLinks[];
  navigate: Navigate;
}

export function LeftLinksCard({ found, navigate }: LeftLinksCardProps) {
  const editor = useEditor();
  const card = useRef<HTMLElement>(null);
  const open = async ({ pageId, slug }: LeftLinks, { item }: CollectedLink) => {
    if (editor.state.documents.page?._id !== pageId) await navigate(`/${slug}`);
    if (editor.state.documents.page?._id === pageId) goTo(editor, [...item]);
  };
  return (
    <Card ref={card} name="leftLinks" label={t.title(found)}>
      <header>
        <CircleAlert size={18} className={publishingStyles.failed} aria-hidden />
        <div role="status">
          <strong>{t.title(found)}</strong>
          <p>{t.hint}</p>
        </div>
        <IconButton icon={X} size={16} label={common.dismiss} onClick={() => showLeftLinks(editor, [])} />
      </header>
      {found.map((page) => (
        <ul key={page.pageId} aria-label={page.title}>
          {found.length > 1 && (
            <li>
              <ArrowRight size={15} visibility="hidden" aria-hidden />
              <strong>{page.title}</strong>
            </li>
          )}
          {page.links.map((link, index) => (
            <li key={index}>
              <ArrowRight size={15} aria-hidden />
              <span>
                <button type="button" className={baseStyles.link} onClick={() => void open(page, link)}>
                  {link.link.text || link.link.href}
                </button>
                {link.link.text && <small>{link.link.href}</small>}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </Card>
  );
}
