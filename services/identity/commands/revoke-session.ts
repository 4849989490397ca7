import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import { type Caller, holds } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';

type RevokeSessionCall = typeof identity.calls.revokeSession;

export class RevokeSession extends Command<OutOf<RevokeSessionCall>> {
  constructor(
    readonly input: InOf<RevokeSessionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RevokeSession)
export class RevokeSessionHandler implements ICommandHandler<RevokeSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  async execute({ input: { _id }, caller }: RevokeSession) {
    const by = authorOf(caller)._id;
    const session = await this.sessions.find(_id);
    // Without the right to manage people, another user's session looks like one that does not exist.
    if (!session || (session.userId !== by && !holds(caller.user, 'people')))
      throw new Problem('not-found', `You have no session ${_id}.`);
    if (session.userId !== by) await this.refuseMore(session.userId, caller);
    await this.sessions.end(session, by);
    return { _id };
  }

  private async refuseMore(userId: string, caller: Caller): Promise<void> {
    const owner = await this.currentUsers.find(userId);
    if (owner) refuseMore(caller, owner);
  }
}
