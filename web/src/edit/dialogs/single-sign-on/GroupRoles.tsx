import { Plus, X } from 'lucide-react';
import type { Role } from '../../../../../proto/entities/user.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Provider } from '../../../../../proto/entities/provider.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.singleSignOn;

interface GroupRolesProps {
  roles: readonly Role[];
  value: readonly GroupRow[];
  showsErrors: boolean;
  onChange: (rows: GroupRow[]) => void;
}

export function GroupRoles({ roles, value, showsErrors, onChange }: GroupRolesProps) {
  const options = roles.map(({ _id, name }) => ({ value: _id, text: name }));
  const change = (index: number, part: Partial<GroupRow>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.groups}</legend>
      <p className={inputsStyles.hint}>{roles.length > 0 ? t.groupsHint : t.noRoleYet}</p>
      {value.map((row, index) => (
        <div key={index} className={inputsStyles.inline}>
          <TextInput
            label={t.group}
            maxLength={200}
            error={showsErrors && isIncomplete(row) ? t.groupIncomplete : undefined}
            value={row.group}
            onChange={(group) => change(index, { group })}
          />
          <Select
            label={common.role}
            none={t.chooseRole}
            options={options}
            value={row.role}
            onChange={(role) => change(index, { role })}
          />
          <IconButton icon={X} label={t.removeGroup} onClick={() => onChange(value.filter((_, at) => at !== index))} />
        </div>
      ))}
      <div className={inputsStyles.actions}>
        <Button look="quiet" onClick={() => onChange([...value, { group: '', role: '' }])}>
          <Plus size={16} aria-hidden /> {t.addGroup}
        </Button>
      </div>
    </fieldset>
  );
}

/** The form has a row for each role of a group. */
export interface GroupRow {
  group: string;
  role: string;
}

export const toRows = (groups: Provider['groups']): GroupRow[] =>
  groups.flatMap(({ group, roles }) => roles.map((role) => ({ group, role })));

export function toGroups(rows: readonly GroupRow[]): Provider['groups'] {
  const names = [...new Set(rows.map(({ group }) => group.trim()))];
  return names.map((group) => ({
    group,
    roles: [...new Set(rows.filter((row) => row.group.trim() === group).map(({ role }) => role))],
  }));
}

export const isIncomplete = ({ group, role }: GroupRow): boolean => group.trim() === '' || role === '';
