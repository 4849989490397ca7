import { useState } from 'react';
import type { Role } from '../../../../../proto/entities/user.ts';
import { guardedFields } from '../../../../../proto/permissions.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast, showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { BackButton } from '../../ui/BackButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { type Changed, changePages, type ChosenPage, undoChanges } from './change-pages.ts';
import { PageChoice } from './PageChoice.tsx';
import { hasChanges, restrictsViewing, type RoleAct, roleActs, type RoleChanges, toRequest } from './role-changes.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.pageRoles;
const columns = [common.role, ...guardedFields.map((level) => t.levels[level])];

export function PageRoles({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const [chosen, setChosen] = useState<ChosenPage[]>([]);
  const [changes, setChanges] = useState<RoleChanges>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<Changed['failed']>([]);
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const isReady = chosen.length > 0 && hasChanges(changes);
  const run = async () => {
    const question = {
      title: t.questionTitle,
      text: t.question(chosen.length),
      consequences: [...(restrictsViewing(changes) ? [t.viewConsequence] : []), t.atOnce],
      yes: t.run,
    };
    if (!(await confirm(editor, question))) return;
    setProgress(0);
    const request = toRequest(changes);
    const changed = await changePages(chosen, () => request, setProgress);
    setProgress(null);
    setFailed(changed.failed);
    setChosen(changed.failed.map(({ page }) => page));
    const undo = () => void runWithToast(editor, () => undoChanges(changed), t.undone);
    if (changed.done.length > 0) showSuccess(editor, t.done(changed.done.length), { label: common.undo, run: undo });
  };
  return (
    <div className={sidebarStyles.stack}>
      <BackButton label={messages.roles.all} onClick={onClose} />
      <h3>{t.title}</h3>
      <p className={inputsStyles.hint}>{t.hint}</p>
      <PageChoice chosen={chosen} onChange={setChosen} />
      <h3>{t.chooseRoles}</h3>
      <RoleMatrix roles={data?.roles} error={error} changes={changes} onChange={setChanges} />
      {failed.length > 0 && (
        <div role="alert" className={inputsStyles.error}>
          <p>{t.failed(failed.length)}</p>
          <ul>
            {failed.map(({ page, reason }) => (
              <li key={page._id}>
                /{page.slug}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={inputsStyles.actions}>
        <ActionButton look="primary" run={run} disabled={!isReady}>
          {t.run}
        </ActionButton>
        {!isReady && <span className={inputsStyles.hint}>{t.nothingChosen}</span>}
        {progress !== null && <span role="status">{t.progress({ done: progress, count: chosen.length })}</span>}
      </div>
    </div>
  );
}

interface RoleMatrixProps {
  roles: readonly Role[] | undefined;
  error: string;
  changes: RoleChanges;
  onChange: (changes: RoleChanges) => void;
}

const RoleMatrix = ({ roles, error, changes, onChange }: RoleMatrixProps) => (
  <Table columns={columns} rows={roles} error={error}>
    {({ _id, name }) => (
      <>
        <td>{name}</td>
        {guardedFields.map((level) => (
          <td key={level}>
            <select
              aria-label={t.levelOf({ level: t.levels[level], role: name })}
              value={changes[_id]?.[level] ?? 'keep'}
              onChange={({ target }) =>
                onChange({ ...changes, [_id]: { ...changes[_id], [level]: target.value as RoleAct } })
              }
            >
              {roleActs.map((act) => (
                <option key={act} value={act}>
                  {t.acts[act]}
                </option>
              ))}
            </select>
          </td>
        ))}
      </>
    )}
  </Table>
);
