import { messages } from '../messages/messages.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import type { DescribedChange } from './describe-change.ts';
import { excerptDifference } from './excerpt-difference.ts';

const t = messages.history.changes;

export function ChangeList({ changes, none }: { changes: readonly DescribedChange[]; none: string }) {
  if (changes.length === 0) return <p>{none}</p>;
  return (
    <ul className={formsStyles.fieldChanges}>
      {changes.map((change, index) => (
        <ChangedValue key={index} {...change} />
      ))}
    </ul>
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
