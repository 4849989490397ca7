import { messages } from '../messages/messages.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import type { DescribedChange } from './describe-change.ts';

const t = messages.history.changes;

export function ChangeList({ changes, none }: { changes: readonly DescribedChange[]; none: string }) {
  if (changes.length === 0) return <p>{none}</p>;
  return (
    <ul className={formsStyles.fieldChanges}>
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
  );
}
