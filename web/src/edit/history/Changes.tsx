import { useEffect, useState } from 'react';
import { errorMessage } from '../core/error-message.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { loadChanges } from './calls.ts';
import { type KindName, getDocumentKind } from './document-kinds.ts';
import { type DescribedChange, describeChanges } from './describe-change.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.history.changes;

interface ChangesProps {
  kind: KindName;
  _id: string;
  revision: number;
  onClose: () => void;
}

export function Changes({ kind, _id, revision, onClose }: ChangesProps) {
  const [changes, setChanges] = useState<DescribedChange[] | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    let isShown = true;
    loadChanges({ kind, _id }, revision).then(
      (compared) => {
        const fields = getDocumentKind(kind).fieldsOf?.(compared.to ?? compared.from ?? {}) ?? {};
        if (isShown) setChanges(describeChanges(compared, fields));
      },
      (reason: unknown) => isShown && setError(errorMessage(reason)),
    );
    return () => void (isShown = false);
  }, [kind, _id, revision]);
  return (
    <Dialog title={t.title(revision)} width={860} onClose={onClose}>
      <ErrorMessage>{error}</ErrorMessage>
      {!changes && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {changes?.length === 0 && <p>{t.none}</p>}
      {changes && changes.length > 0 && (
        <ul className={formsStyles.changes}>
          {changes.map(({ label, before, after }, index) => (
            <li key={index}>
              <strong>{label}</strong>
              <dl>
                <dt>{t.before}</dt>
                <dd>{before}</dd>
                <dt>{t.after}</dt>
                <dd>{after}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
