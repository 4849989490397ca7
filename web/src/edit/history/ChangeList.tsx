import type { Version } from '../core/comparison.ts';
import { common, messages } from '../messages/messages.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import type { DescribedChange } from './describe-change.ts';
import type { KindName } from './document-kinds.ts';
import { excerptDifference } from './excerpt-difference.ts';
import { loadDescribedChanges } from './load-described-changes.ts';

const t = messages.history.changes;

interface ChangeListProps {
  kind: KindName;
  _id: string;
  before: Version;
  after: Version;
  /** Revision of the draft, after whose change the list is loaded again. */
  revision?: number;
  none: string;
}

export function ChangeList({ kind, _id, before, after, revision, none }: ChangeListProps) {
  const { data, error } = useResult(JSON.stringify([kind, _id, before, after, revision]), () =>
    loadDescribedChanges({ kind, _id }, before, after),
  );
  if (!data)
    return error ? <ErrorMessage>{error}</ErrorMessage> : <p className={inputsStyles.hint}>{common.loading}</p>;
  return (
    <>
      <ErrorMessage>{error}</ErrorMessage>
      {data.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={formsStyles.fieldChanges}>
          {data.map((change, index) => (
            <ChangedValue key={index} {...change} />
          ))}
        </ul>
      )}
    </>
  );
}

function ChangedValue({ label, before, after }: DescribedChange) {
  const excerpts = excerptDifference(before, after);
  return (
    <li>
      <strong>{label}</strong>
      <dl>
        <dt>{t.before}</dt>
        <dd>{excerpts.before.map(({ text, differs }, at) => (differs ? <del key={at}>{text}</del> : text))}</dd>
        <dt>{t.after}</dt>
        <dd>{excerpts.after.map(({ text, differs }, at) => (differs ? <ins key={at}>{text}</ins> : text))}</dd>
      </dl>
    </li>
  );
}
