import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { Sessions } from '../sessions.ts';
import { Tokens } from '../tokens.ts';

type LogoutCall = typeof identity.calls.logout;

export class Logout extends Command<OutOf<LogoutCall>> {
  constructor(
    readonly input: InOf<LogoutCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(Logout)
export class LogoutHandler implements ICommandHandler<Logout> {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  async execute({ input }: Logout) {
    const opened = input.token ? await this.tokens.readSession(input.token).catch(nobody) : null;
    const session = opened && (await this.sessions.findOpen(opened.sessionId, opened.userId));
    if (session) await this.sessions.end(session, session.userId);
    return { message: 'Logged out' };
  }
}

/** A token that opens nothing has nothing to end. */
function nobody(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
