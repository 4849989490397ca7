import type { Factor } from '../../../../../proto/entities/second-factor.ts';
import { api } from '../../../api.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';

const t = messages.secondFactor;

interface FactorRowsProps {
  factors: readonly Factor[];
  /** Ids of the roles of the user, if one of them needs a second factor. */
  roles: readonly string[];
  onRemoved: () => Promise<void>;
}

export function FactorRows({ factors, roles, onRemoved }: FactorRowsProps) {
  const editor = useEditor();
  const remove = async ({ _id, name }: Factor) => {
    const isLast = factors.length === 1;
    const question = {
      title: t.removeTitle,
      text: t.removeText(name),
      consequences: isLast ? [t.removeLast, ...(await demands(roles))] : [],
      yes: common.remove,
      danger: true,
    };
    const run = () => api('POST /user/removeFactor', { _id });
    if (await runConfirmed(editor, question, run, t.removed(name))) await onRemoved();
  };
  return (
    <ul className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.title}>
      {factors.map((factor) => (
        <li key={factor._id}>
          <span className={rowsStyles.rowName}>
            <strong>{factor.name}</strong>
            <span>{describeFactor(factor)}</span>
          </span>
          <ActionButton aria-label={common.removeNamed(factor.name)} run={() => remove(factor)}>
            {common.remove}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

const describeFactor = ({ kind, isOfThisHost, createdAt, lastUsedAt }: Factor): string =>
  [
    t.kinds[kind],
    ...(isOfThisHost ? [] : [t.ofOtherHost]),
    t.addedAt(formatDateTime(createdAt)),
    lastUsedAt ? t.lastUsed(formatDateTime(lastUsedAt)) : t.notUsed,
  ].join(' · ');

/** Names the roles whose rights are lost without a second factor. */
async function demands(held: readonly string[]): Promise<string[]> {
  if (held.length === 0) return [];
  const { roles } = await api('GET /roles/list', { page: 1, perPage: 100 });
  const names = roles.flatMap(({ _id, name, secondFactor }) => (secondFactor && held.includes(_id) ? [name] : []));
  return names.length > 0 ? [t.removeDemanded(names)] : [];
}
