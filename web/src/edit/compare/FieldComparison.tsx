import type { Comparison } from '../core/comparison.ts';
import { ChangeList } from '../history/ChangeList.tsx';
import type { KindName } from '../history/document-kinds.ts';
import { loadDescribedChanges } from '../history/load-described-changes.ts';
import { useHistory } from '../history/use-history.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import { VersionChoice } from './VersionChoice.tsx';

export function FieldComparison({ comparison, kind }: { comparison: Comparison; kind: KindName }) {
  const { _id, before, after } = comparison;
  const { data, error } = useResult(`${kind} ${_id} ${before} ${after}`, () =>
    loadDescribedChanges({ kind, _id }, before, after),
  );
  const { rows } = useHistory(kind, _id);
  return (
    <div className={formsStyles.fieldChanges}>
      <VersionChoice comparison={comparison} rows={rows} side="before" />
      <VersionChoice comparison={comparison} rows={rows} side="after" />
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {data && <ChangeList changes={data} none={messages.compare.none} />}
    </div>
  );
}
