import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Sessions } from '../sessions.ts';
import { sessionOf } from '../tokens.ts';

type WorkOnCall = typeof identity.calls.workOn;

export class WorkOn extends Command<OutOf<WorkOnCall>> {
  constructor(
    readonly input: InOf<WorkOnCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(WorkOn)
export class WorkOnHandler implements ICommandHandler<WorkOn> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ input: { domainId }, caller }: WorkOn) {
    const isOpen = await this.sessions.workOn(sessionOf(caller) ?? '', authorOf(caller)._id, domainId);
    if (!isOpen) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
    return {};
  }
}
