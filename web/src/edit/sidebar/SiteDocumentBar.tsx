import { useId } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { runSiteDocumentCommand } from '../saving/commands.ts';
import { discardSiteDocument, isUnseen } from '../saving/discard-site-document.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { findTextlessLinks } from '../site-documents/find-textless-links.ts';
import { siteDocumentNames, siteDocumentStatus, statusMessage } from '../core/site-document-status.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import type { SiteDocument } from '../core/selection.ts';
import { syncSiteDocument } from '../saving/site-document-saving.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Reasons } from '../ui/Reasons.tsx';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.sidebar.siteDocument;

interface SiteDocumentBarProps {
  name: SiteDocument;
  noun?: string;
}

export function SiteDocumentBar({ name, noun = '' }: SiteDocumentBarProps) {
  const editor = useEditor();
  const now = useEditorState();
  const why = useId();
  const document = now.documents[name];
  if (!document) return null;
  const status = siteDocumentStatus(now, name);
  const reason = siteDocumentRefusal(now, name);
  const textless = findTextlessLinks(document);
  return (
    <>
      <ErrorMessage>{textless.length > 0 ? t.textless(textless) : undefined}</ErrorMessage>
      <p className={formsStyles.formStatus} role="status" data-form={status === 'published' ? 'saved' : 'changed'}>
        {statusMessage[status]}
      </p>
      <div className={inputsStyles.actions}>
        <ActionButton
          disabled={status === 'published' || reason !== undefined}
          aria-describedby={why}
          run={() => runSiteDocumentCommand(editor, 'save', name)}
        >
          {t.save(noun).trim()}
        </ActionButton>
        <ActionButton
          look="primary"
          disabled={status === 'published' || reason !== undefined}
          aria-describedby={why}
          run={() => runSiteDocumentCommand(editor, 'publish', name)}
        >
          {t.publish(noun).trim()}
        </ActionButton>
        <ActionButton
          disabled={status === 'published' || (status === 'unpublished' && isUnseen(editor, name))}
          run={() => discardSiteDocument(editor, name)}
        >
          {t.discard}
        </ActionButton>
        <HistoryButton
          kind={name}
          _id={document._id}
          revision={document.revision}
          name={t.historyName(siteDocumentNames[name])}
          refusal={reason}
          reason={status === 'unsaved' ? t.restoreRefusal : undefined}
          onRestored={() => syncSiteDocument(editor, name)}
        />
      </div>
      {/* Panels without a noun show the reason above their fields. */}
      <Reasons id={why} reasons={noun ? [reason] : []} />
    </>
  );
}
