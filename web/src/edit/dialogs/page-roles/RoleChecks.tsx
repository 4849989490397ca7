import { guardedFields } from '../../../../../proto/permissions.ts';
import { common, messages } from '../../messages/messages.ts';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import type { Level } from './role-changes.ts';

const t = messages.pageSettings;

const labels: Record<Level, string> = { viewerRoles: t.viewer, editorRoles: t.editor, publisherRoles: t.publisher };
const columns = [common.role, ...guardedFields.map((level) => labels[level])];

interface RoleChecksProps {
  lists: Partial<Record<Level, readonly string[]>>;
  disabled: boolean;
  /** `all` are the ids of the roles that are shown. */
  onChange: (lists: Record<Level, string[]>, all: readonly string[]) => void;
}

/** Shows which roles may view, edit and publish; an empty list permits it to every role with the right. */
export function RoleChecks({ lists, disabled, onChange }: RoleChecksProps) {
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const has = (level: Level, role: string) => lists[level]?.includes(role) ?? false;
  const toggle = (level: Level, role: string, on: boolean) => {
    const next = Object.fromEntries(guardedFields.map((one) => [one, [...(lists[one] ?? [])]])) as Record<
      Level,
      string[]
    >;
    next[level] = on ? [...next[level], role] : next[level].filter((other) => other !== role);
    onChange(next, data?.roles.map(({ _id }) => _id) ?? []);
  };
  return (
    <Table columns={columns} rows={data?.roles} error={error}>
      {({ _id, name }) => (
        <>
          <td>{name}</td>
          {guardedFields.map((level) => (
            <td key={level}>
              <input
                type="checkbox"
                aria-label={`${name}: ${labels[level]}`}
                disabled={disabled}
                checked={has(level, _id)}
                onChange={({ target }) => toggle(level, _id, target.checked)}
              />
            </td>
          ))}
        </>
      )}
    </Table>
  );
}
