import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react';
import { useRef } from 'react';
import type { VerifiedSurface } from '../../../../proto/receipt.ts';
import type { ShownReceipt } from '../core/publishing.ts';
import { showReceipt } from '../core/publishing-actions.ts';
import { useDocument } from '../core/use-document.ts';
import { useEditor } from '../core/use-editor.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Card } from './Card.tsx';
import { describeReceipt } from './describe-receipt.ts';
import { requestAgain } from './request-receipt.ts';
import { surfaceNames } from './surface-names.ts';
import { undoPublish } from './undo-publish.ts';
import { publicOrigin } from '../links/address.ts';
import { messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as styles from './publishing.module.css';

const t = messages.publishing.receipt;

export function ReceiptCard({ shown }: { shown: ShownReceipt }) {
  const editor = useEditor();
  const page = useDocument('page');
  const mayNotPublish = usePageRefusal('publish');
  const { receipt, error, kind, changedMs } = shown;
  const { title, isVerified, summary } = describeReceipt(shown);
  const isOpenPage = page?._id === shown.pageId;
  const card = useRef<HTMLElement>(null);
  // The button disappears with the receipt of the publish.
  const undo = async (published: Parameters<typeof undoPublish>[1]) => {
    if (await undoPublish(editor, published)) card.current?.focus();
  };
  const canUndo = kind === 'publish' && receipt !== null && isOpenPage && page.published && !mayNotPublish;
  return (
    <Card ref={card} name="receipt" label={t.title} isVerified={receipt ? isVerified : undefined}>
      <header>
        {receipt === null && !error && <LoaderCircle size={18} className={menuStyles.spinning} aria-hidden />}
        {receipt && isVerified && <CircleCheck size={18} className={styles.verified} aria-hidden />}
        {((receipt && !isVerified) || error) && <CircleAlert size={18} className={styles.failed} aria-hidden />}
        <div role="status">
          <strong>{title}</strong>
          <p>{summary}</p>
          {receipt && !isOpenPage && <p>{receipt.path}</p>}
        </div>
        <IconButton icon={X} size={16} label={t.dismiss} onClick={() => showReceipt(editor, null)} />
      </header>
      <ErrorMessage>{error}</ErrorMessage>
      {receipt && (
        <ul>
          {receipt.surfaces.map((surface) => (
            <Surface key={surface.surface} {...surface} changedMs={changedMs} published={receipt.published} />
          ))}
        </ul>
      )}
      {(receipt || error) && (
        <footer>
          {receipt?.published && (
            <a href={publicOrigin() + receipt.path + VISITOR_VIEW} target="_blank" rel="noreferrer">
              {t.open}
            </a>
          )}
          {!isVerified && <Button onClick={() => void requestAgain(editor, shown)}>{t.again}</Button>}
          {canUndo && <Button onClick={() => void undo(page)}>{messages.publishing.undo.action}</Button>}
        </footer>
      )}
    </Card>
  );
}

/** Without this query, a signed-in user sees the draft. */
const VISITOR_VIEW = '?view=visitor';

function Surface({
  surface,
  ok,
  elapsedMs,
  found,
  changedMs,
  published,
}: VerifiedSurface & { changedMs: number; published: boolean }) {
  return (
    <li data-surface={surface} data-ok={ok}>
      {ok ? (
        <CircleCheck size={15} className={styles.verified} role="img" aria-label={t.verified} />
      ) : (
        <CircleAlert size={15} className={styles.failed} role="img" aria-label={t.notVerified} />
      )}
      <span>
        {surfaceNames[surface]}
        {found && <small>{t.findings[found](published)}</small>}
      </span>
      <small>{t.milliseconds(changedMs + elapsedMs)}</small>
    </li>
  );
}
