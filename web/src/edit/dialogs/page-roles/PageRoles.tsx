import { useState } from 'react';
import type { ListedPage } from '../../../../../proto/entities/page-filter.ts';
import type { Role } from '../../../../../proto/entities/user.ts';
import { guardedFields } from '../../../../../proto/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActDialog } from '../../page-acts/ActDialog.tsx';
import { BackButton } from '../../ui/BackButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useList } from '../../ui/use-list.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { findPages } from '../pages/use-listed-pages.ts';
import {
  changeRoles,
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
const columns = [common.role, ...guardedFields.map((level) => t.levels[level])];

export function PageRoles({ onClose }: { onClose: () => void }) {
  const regions = (useEditorState().visit?.regions ?? []).map(({ slugPrefix, name }) => ({
    value: slugPrefix,
    text: name,
  }));
  const list = useList<'region'>([10, 25, 50, 100], { size: 25 });
  const { search, filters, page, size } = list.asked;
  const query = { search, region: filters.region ?? '', sort: 'title', direction: 'asc' } as const;
  const pages = useCall('GET /sitemap/listPages', { ...query, page, size });
  const selection = useSelection(pages.data?.pages, (part) => findPages({ ...query, ...part }));
  const chosen = selection.rows;
  const [changes, setChanges] = useState<RoleChanges>({});
  const [changing, setChanging] = useState<readonly ListedPage[] | null>(null);
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const isFull = chosen.length >= selection.max;
  const isReady = chosen.length > 0 && hasChanges(changes);
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
      <div className={inputsStyles.actions}>
        <Button look="primary" onClick={() => setChanging(chosen)} disabled={!isReady}>
          {t.run}
        </Button>
        {!isReady && <span className={inputsStyles.hint}>{t.nothingChosen}</span>}
      </div>
      {changing && (
        <ActDialog
          title={t.questionTitle}
          yes={t.run}
          tasks={changing.map((page) => changeRoles(page, toRequest(changes)))}
          consequences={[...(restrictsViewing(changes) ? [t.viewConsequence] : []), t.atOnce]}
          done={t.done}
          onChanged={(outcomes) => selection.note(outcomes.map(({ page }) => ({ deleted: page!._id })))}
          onClose={() => setChanging(null)}
        >
          <p>{t.question(changing.length)}</p>
        </ActDialog>
      )}
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
