import type { Role } from '../../proto/entities/user.ts';
import { defaultGrants, type Grant } from '../../proto/permissions.ts';

/** A role that was stored before there were grants allows what a new one does. */
export const combineGrants = ({ grants }: Pick<Role, 'grants'>): Grant[] => grants ?? defaultGrants;
