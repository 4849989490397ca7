import type { Role } from '../../../../../proto/entities/user.ts';
import { guardedFields } from '../../../../../proto/permissions.ts';
import { common, messages } from '../../messages/messages.ts';
import { Table } from '../../ui/Table.tsx';
import { type RoleAct, roleActs, type RoleChanges } from './role-changes.ts';

const t = messages.pageRoles;
const columns = [common.role, ...guardedFields.map((level) => t.levels[level])];

interface RoleMatrixProps {
  roles: readonly Role[] | undefined;
  error: string;
  changes: RoleChanges;
  onChange: (changes: RoleChanges) => void;
}

export const RoleMatrix = ({ roles, error, changes, onChange }: RoleMatrixProps) => (
  <Table columns={columns} rows={roles} keyOf={({ _id }) => _id} error={error}>
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
