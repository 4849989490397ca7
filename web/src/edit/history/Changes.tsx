import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useResult } from '../ui/use-call.ts';
import { ChangeList } from './ChangeList.tsx';
import type { KindName } from './document-kinds.ts';
import { loadDescribedChanges } from './load-described-changes.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.history.changes;

interface ChangesProps {
  kind: KindName;
  _id: string;
  revision: number;
  onClose: () => void;
}

export function Changes({ kind, _id, revision, onClose }: ChangesProps) {
  const { data, error } = useResult(`${kind} ${_id} ${revision}`, () =>
    loadDescribedChanges({ kind, _id }, revision - 1, revision),
  );
  return (
    <Dialog title={t.title(revision)} width={860} onClose={onClose}>
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {data && <ChangeList changes={data} none={t.none} />}
    </Dialog>
  );
}
