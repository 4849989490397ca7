import type { Caller } from '../../proto/permissions.ts';
import { toAuthor } from '../kit/versioned/author-of.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import type { SessionRepository } from './session-repository.ts';
import type { UserContent } from './user.ts';

export async function publishRoleChanged(
  roleId: string,
  caller: Caller,
  { users, sessions }: { users: Versioned<UserContent>; sessions: SessionRepository },
): Promise<void> {
  const holders = await users.draft.find({ roles: { has: roleId } });
  for (const holder of holders) await sessions.publishChanged(holder._id, toAuthor(caller)._id);
}
