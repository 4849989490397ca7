import { useState } from 'react';
import type { Role } from '../../../../../proto/entities/user.ts';
import { guardedFields } from '../../../../../proto/permissions.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast, showSuccess } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { BackButton } from '../../ui/BackButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useList } from '../../ui/use-list.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { findPages } from '../pages/use-listed-pages.ts';
import {
  type Changed,
  changePages,
  undoChanges,
  hasChanges,
  restrictsViewing,
  type RoleAct,
  roleActs,
  type RoleChanges,
  toRequest,
} from './role-changes.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.pageRoles;
const SIZES = [10, 25, 50, 100] as const;
const columns = [common.role, ...guardedFields.map((level) => t.levels[level])];

export function PageRoles({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const regions = (useEditorState().visit?.regions ?? []).map(({ slugPrefix, name }) => ({
    value: slugPrefix,
    text: name,
  }));
  const list = useList<'region'>(SIZES, { size: 25 });
  const { search, filters, page, size } = list.asked;
  const query = { search, region: filters.region ?? '', sort: 'title', direction: 'asc' } as const;
  const pages = useCall('GET /sitemap/listPages', { ...query, page, size });
  const selection = useSelection(pages.data?.pages, (part) => findPages({ ...query, ...part }));
  const chosen = selection.rows;
  const [changes, setChanges] = useState<RoleChanges>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<Changed['failed']>([]);
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const isFull = chosen.length >= selection.max;
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
    selection.note(changed.done.map(({ _id }) => ({ deleted: _id })));
    const undo = () => void runWithToast(editor, () => undoChanges(changed), t.undone);
    if (changed.done.length > 0) showSuccess(editor, t.done(changed.done.length), { label: common.undo, run: undo });
  };
  return (
    <div className={sidebarStyles.stack}>
      <BackButton label={messages.roles.all} onClick={onClose} />
      <h3>{t.title}</h3>
      <p className={inputsStyles.hint}>{t.hint}</p>
      <ListScreen
        list={list}
        rows={pages.data?.pages}
        total={pages.data?.total}
        error={pages.error}
        search={t.search}
        filters={{ region: { label: common.region, none: common.allRegions, options: regions } }}
        selection={{
          ...selection,
          isFull,
          label: t.selectShown,
          labelOf: ({ title, slug }) => t.select(title || `/${slug}`),
        }}
        columns={[
          { label: common.title, show: ({ title }) => title },
          { label: common.slug, show: ({ slug }) => `/${slug}` },
          { label: common.region, show: ({ region }) => region || common.none },
        ]}
      >
        <div className={inputsStyles.actions}>
          <Button look="quiet" disabled={chosen.length === 0} onClick={selection.clear}>
            {t.clear}
          </Button>
          <span role="status">{isFull ? t.full(selection.max) : t.chosen(chosen.length)}</span>
        </div>
      </ListScreen>
      <h3>{t.chooseRoles}</h3>
      <RoleMatrix roles={data?.roles} error={error} changes={changes} onChange={setChanges} />
      {failed.length > 0 && (
        <div role="alert" className={inputsStyles.error}>
          <p>{t.failed(failed.length)}</p>
          <ul>
            {failed.map(({ page: { _id, slug }, reason }) => (
              <li key={_id}>
                /{slug}: {reason}
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
