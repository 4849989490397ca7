import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
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
  constructor(private readonly sessions: Sessions) {}

  async execute({ input: { _id }, caller }: RevokeSession) {
    const by = authorOf(caller)._id;
    const session = await this.sessions.find(_id);
    // Somebody else's session is not told from none at all.
    if (!session || (session.userId !== by && !caller.user?.admin))
      throw new Problem('not-found', `You have no session ${_id}.`);
    await this.sessions.end(session, by);
    return { _id };
  }
}
