import { type UserStatus } from '../../../../../proto/user-status.ts';
import { common, messages } from '../../messages/messages.ts';

export const describeStatus = (status: UserStatus): string =>
  status === 'active' ? common.active : messages.users.statuses[status];
