import type { Role } from '../../../../../proto/entities/user.ts';
import { type UserStatus, userStatuses } from '../../../../../proto/user-status.ts';
import { common, messages } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { describeStatus } from './describe-status.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.users;

export interface UserFilters {
  search: string;
  status: UserStatus | '';
  roleId: string;
}

interface UserFilterFieldsProps {
  filters: UserFilters;
  roles: readonly Role[];
  onChange: (part: Partial<UserFilters>) => void;
}

export const UserFilterFields = ({ filters, roles, onChange }: UserFilterFieldsProps) => (
  <div className={inputsStyles.inline}>
    <TextInput
      label={t.search}
      type="search"
      maxLength={200}
      value={filters.search}
      onChange={(search) => onChange({ search })}
    />
    <Select
      label={t.status}
      none={t.anyStatus}
      value={filters.status}
      options={userStatuses.map((value) => ({ value, text: describeStatus(value) }))}
      onChange={(status) => onChange({ status })}
    />
    <Select
      label={common.role}
      none={t.anyRole}
      value={filters.roleId}
      options={roles.map(({ _id, name }) => ({ value: _id, text: name }))}
      onChange={(roleId) => onChange({ roleId })}
    />
  </div>
);
