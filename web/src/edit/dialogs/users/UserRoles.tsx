import type { Role, UserRow } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { FormScope } from '../../forms/FormScope.tsx';
import type { Form } from '../../forms/use-form.ts';
import { messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const t = messages.users;

interface ChosenRoles {
  roles: string[];
  revision?: number;
}

export const chosenRoles = ({ roles, revision }: UserRow): ChosenRoles => ({
  roles: roles.filter((role) => role !== 'root'),
  revision,
});

interface UserRolesProps {
  user: UserRow;
  roles: readonly Role[];
  form: Form<ChosenRoles>;
  refusal: string | undefined;
  onChanged: (user: UserRow) => void;
}

export function UserRoles({ user, roles, form, refusal, onChanged }: UserRolesProps) {
  const save = async () => {
    await form.submit(async ({ roles: sent, revision }) => {
      const selectedUser = { _id: user._id, revision };
      const stored = await api('POST /roles/applyToUser', { selectedUser, roles: sent });
      onChanged(stored);
      return chosenRoles(stored);
    }, t.rolesSaved(user.username));
  };
  return (
    <FormScope form={form} onSubmit={() => void save()}>
      <PermissionGate reason={refusal}>
        <RoleChoice roles={roles} {...form.bind('roles')} />
        <FormBar form={form}>
          <ActionButton look="primary" run={save}>
            {t.saveRoles}
          </ActionButton>
        </FormBar>
      </PermissionGate>
    </FormScope>
  );
}
