import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { publishFooter, publishNav, saveFooter, saveNav, saveSubNav } from '../core/commands.ts';
import { discardSiteDocument } from '../core/discard-site-document.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { siteDocumentNames, siteDocumentStatus, statusMessage } from '../core/site-document-status.ts';
import { type ReadonlyState, state } from '../core/state.ts';
import { HistoryButton } from '../dialogs/history/HistoryButton.tsx';
import { type SiteDocument, syncSiteDocument } from '../saving/site-document-saving.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Reasons } from '../ui/Reasons.tsx';

interface Commands {
  save: () => Promise<boolean>;
  publish?: () => Promise<boolean>;
}

const commands: Record<SiteDocument, Commands> = {
  nav: { save: saveNav, publish: publishNav },
  footer: { save: saveFooter, publish: publishFooter },
  subNav: { save: saveSubNav },
};

interface SiteDocumentBarProps {
  name: SiteDocument;
  noun?: string;
}

export function SiteDocumentBar({ name, noun = '' }: SiteDocumentBarProps) {
  const now = useSnapshot(state) as ReadonlyState;
  const why = useId();
  const document = now.documents[name];
  if (!document) return null;
  const status = siteDocumentStatus(now, name);
  const reason = siteDocumentRefusal(now, name);
  const { save, publish } = commands[name];
  return (
    <>
      <p className="ed-form-status" role="status" data-form={status === 'published' ? 'saved' : 'changed'}>
        {statusMessage[status]}
      </p>
      <div className="ed-actions">
        <ActionButton disabled={status !== 'unsaved' || reason !== undefined} aria-describedby={why} run={save}>
          {`Save ${noun}`.trim()}
        </ActionButton>
        {publish && (
          <ActionButton
            look="primary"
            disabled={status === 'published' || reason !== undefined}
            aria-describedby={why}
            run={publish}
          >
            {`Publish ${noun}`.trim()}
          </ActionButton>
        )}
        <ActionButton disabled={status === 'published'} run={() => discardSiteDocument(name)}>
          Discard changes
        </ActionButton>
        <HistoryButton
          kind={name}
          _id={document._id}
          revision={document.revision}
          name={`the ${siteDocumentNames[name].toLowerCase()}`}
          refusal={reason}
          reason={status === 'unsaved' ? 'Save or discard your changes before you restore a version.' : undefined}
          onRestored={() => syncSiteDocument(name)}
        />
      </div>
      {/* Panels without a noun show the reason above their fields. */}
      <Reasons id={why} reasons={noun ? [reason] : []} />
    </>
  );
}
