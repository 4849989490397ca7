import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { openComparison } from '../core/comparison-actions.ts';
import { labelAt } from '../core/contents-actions.ts';
import type { FoundProblem, PublishReview } from '../core/publishing.ts';
import { showReview } from '../core/publishing-actions.ts';
import { openPanel, reveal } from '../core/panel-actions.ts';
import { useDocument } from '../core/use-document.ts';
import { useEditor } from '../core/use-editor.ts';
import { ChangeList } from '../history/ChangeList.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { publishPage, publishUnchecked } from './commands.ts';
import { goTo } from './go-to.ts';
import { ReviewToggle } from './ReviewToggle.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as styles from './publishing.module.css';

const t = messages.publishing.dialog;

export function PublishDialog({ review: { problems, page: checked } }: { review: PublishReview }) {
  const editor = useEditor();
  const reasonId = useId();
  const page = useDocument('page');
  const close = () => showReview(editor, null);
  const publish = () => {
    close();
    // The comparison can restore a block, which changes the page.
    void (page === checked ? publishUnchecked : publishPage)(editor, checked);
  };
  const isBlocked = problems.some(({ policy }) => policy === 'block');
  const show = ({ item, check, field }: FoundProblem) => {
    close();
    if (check === 'seoTitle' || check === 'seoDescription') {
      openPanel(editor, { kind: 'dialog', name: 'page-settings', tab: 'seo' });
      reveal(editor, field ? { document: 'page', path: field } : null);
    } else goTo(editor, [...item], field);
  };
  return (
    <Dialog title={messages.menu.publishPage} width={680} onClose={close}>
      <p>{t.found(problems.length)}</p>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t.problems}>
          {problems.map((problem, index) => (
            <Problem key={index} problem={problem} onShow={() => show(problem)} />
          ))}
        </ul>
      )}
      <h3>{t.changes}</h3>
      {page?.published ? (
        <div className={styles.changeList} tabIndex={0} role="group" aria-label={t.changes}>
          <ChangeList
            kind="page"
            _id={page._id}
            before="live"
            after="draft"
            revision={page.revision}
            none={t.noChanges}
          />
        </div>
      ) : (
        <p>{t.firstTime}</p>
      )}
      {isBlocked && (
        <p id={reasonId} className={inputsStyles.hint}>
          {t.blocked}
        </p>
      )}
      <ReviewToggle />
      <div className={inputsStyles.actions}>
        {page?.published && (
          <Button onClick={() => openComparison(editor, { before: 'live', after: 'draft' })}>{t.compare}</Button>
        )}
        <Button onClick={close} autoFocus>
          {common.cancel}
        </Button>
        <Button
          look="primary"
          disabled={isBlocked}
          aria-describedby={isBlocked ? reasonId : undefined}
          onClick={publish}
        >
          {problems.length > 0 ? t.publishAnyway : common.publish}
        </Button>
      </div>
    </Dialog>
  );
}

function Problem({ problem, onShow }: { problem: FoundProblem; onShow: () => void }) {
  const editor = useEditor();
  const { check, policy, item, what, why } = problem;
  const isBlocking = policy === 'block';
  const text = messages.publishing.checks[check].found(what, why);
  return (
    <li data-check={check} data-policy={policy}>
      {isBlocking ? (
        <CircleAlert size={18} className={styles.blocks} aria-hidden />
      ) : (
        <TriangleAlert size={18} className={styles.failed} aria-hidden />
      )}
      <span>
        {text}
        <small>
          {isBlocking ? t.blocks : t.warns} · {t.place(item.length > 0 ? labelAt(editor, [...item]) : t.header)}
        </small>
      </span>
      <Button aria-label={t.goToOf(text)} onClick={onShow}>
        {t.goTo}
      </Button>
    </li>
  );
}
