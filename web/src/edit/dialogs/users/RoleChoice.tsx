import type { Role } from '../../../../../proto/entities/user.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { describeRole, useRightNames } from '../roles/describe-grants.ts';
import { roleRefusal } from './user-refusals.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.users;

interface RoleChoiceProps {
  roles: readonly Role[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const current = currentUser(useEditorState());
  const names = useRightNames();
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.roles}</legend>
      {roles.length === 0 && <p className={inputsStyles.hint}>{t.noRoles}</p>}
      {roles.map((role) => {
        const refusal = roleRefusal(current, role);
        return (
          <Toggle
            key={role._id}
            label={role.name}
            hint={[...describeRole(role, names), refusal].filter(Boolean).join('. ')}
            disabled={refusal !== undefined}
            value={value.includes(role._id)}
            onChange={(on) => onChange(on ? [...value, role._id] : value.filter((other) => other !== role._id))}
          />
        );
      })}
      {value.length === 0 && <p className={inputsStyles.hint}>{t.withoutRoles}</p>}
    </fieldset>
  );
}
