import type { Role } from '../../proto/entities/user.ts';
import { defaultGrants, type Grant } from '../../proto/permissions.ts';

export const combineGrants = ({ grants }: Pick<Role, 'grants'>): Grant[] => grants ?? defaultGrants;
