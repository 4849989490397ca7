import type { ComponentProps } from 'react';
import { confirmSession } from '../../confirm-session.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { foldCard } from '../core/card-actions.ts';
import type { CardName } from '../core/cards.ts';
import type { LeftLinks } from '../core/left-links.ts';
import { clearSelection, openPanel, openSidebar } from '../core/panel-actions.ts';
import type { SidebarName } from '../core/panel.ts';
import { currentUser } from '../core/permissions.ts';
import type { ShownReceipt } from '../core/publishing.ts';
import type { SiteDocument } from '../core/selection.ts';
import { askToSignIn } from '../core/session-status-actions.ts';
import { siteDocumentNames, siteDocumentStatus } from '../core/site-document-status.ts';
import type { ReadonlyState } from '../core/state.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { describeReceipt } from '../publishing/describe-receipt.ts';
import { reviewConflicts } from '../saving/commands.ts';
import { messages } from '../messages/messages.ts';
import * as styles from '../ui/styles/top-bar.module.css';

const t = messages.menu;
const factor = messages.secondFactor;

const panels: Record<SiteDocument, SidebarName> = { nav: 'nav', footer: 'footer', subNav: 'sub-nav' };

/** Shows what needs attention in addition to the status of the page, and buttons for folded cards. */
export function StatusChips() {
  const editor = useEditor();
  const now = useEditorState();
  const covered = now.visit?.coveredBy;
  const user = currentUser(now);
  const hasWithheldRoles = user?.withheld !== undefined && user.withheld.roles.length > 0;
  return (
    <>
      {now.saving.kind === 'conflict' && <Words onClick={() => void reviewConflicts(editor)}>{t.resolve}</Words>}
      {user?.secondFactor === 'missing' && (
        <Words title={factor.withheld.missing} onClick={() => openPanel(editor, { kind: 'dashboard', tab: 'account' })}>
          {factor.setUp}
        </Words>
      )}
      {user?.secondFactor === 'expired' && hasWithheldRoles && (
        <Words title={factor.withheld.expired} onClick={() => void confirmSession()}>
          {factor.confirmTitle}
        </Words>
      )}
      {now.saving.kind === 'signed-out' && <Words onClick={() => askToSignIn(editor)}>{t.signIn}</Words>}
      {changedDocuments(now).map(([name, status]) => (
        <Words
          key={name}
          data-chip={status}
          onClick={() => {
            clearSelection(editor);
            openSidebar(editor, panels[name]);
          }}
        >
          {status === 'unsaved' ? t.notSaved(siteDocumentNames[name]) : t.notPublished(siteDocumentNames[name])}
        </Words>
      ))}
      {[...(covered ? [t.coveredBy(covered)] : []), ...now.unsavedForms.map(t.formNotSaved)].map((text) => (
        <span key={text} className={styles.statusText} data-chip="unsaved">
          {text}
        </span>
      ))}
      {foldedCards(now).map(({ name, text }) => (
        <span key={name} role="status">
          <Words data-folded-card={name} aria-label={t.openCard(text)} onClick={() => foldCard(editor, name, false)}>
            {text}
          </Words>
        </span>
      ))}
    </>
  );
}

export const hasChips = (now: ReadonlyState): boolean =>
  now.unsavedForms.length > 0 || now.visit?.coveredBy !== undefined || changedDocuments(now).length > 0;

export const Words = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={joinClasses(styles.statusWords, className)} {...rest} />
);

const changedDocuments = (now: ReadonlyState) =>
  (Object.keys(siteDocumentNames) as SiteDocument[])
    .map((name) => [name, siteDocumentStatus(now, name)] as const)
    .filter(([, status]) => status !== 'published');

function foldedCards({ foldedCards, receipt, leftLinks }: ReadonlyState): { name: CardName; text: string }[] {
  const links = leftLinks as readonly LeftLinks[];
  return [
    ...(receipt && foldedCards.receipt
      ? [{ name: 'receipt' as const, text: describeReceipt(receipt as ShownReceipt).inShort }]
      : []),
    ...(links.length > 0 && foldedCards.leftLinks
      ? [{ name: 'leftLinks' as const, text: messages.pageActs.copy.leftLinks.title(links) }]
      : []),
  ];
}
