import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { refuseMore } from '../refuse-more.ts';
import { ROLES, rowOf, saved } from '../role.ts';
import { Sessions } from '../sessions.ts';
import { USERS } from '../user.ts';

export const saveRole = handle(
  identity.calls.saveRole,
  { roles: ROLES, users: USERS, clock: CLOCK, sessions: Sessions },
  async ({ role }, caller, { roles, clock, users, sessions }) => {
    permit(caller, 'people');
    const { draft } = await roles.commit(role._id ?? clock.id(), authorOf(caller), async (head) => {
      if (head) refuseMore(caller, head.draft);
      const decision = saved(head, role, await roles.draft.count({}));
      refuseMore(caller, decision.draft!);
      return decision;
    });
    const { _id } = draft!;
    const holders = await users.draft.find({ roles: { has: _id } });
    for (const holder of holders) await sessions.tellChanged(holder._id, authorOf(caller)._id);
    return rowOf(draft!);
  },
);
