import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Collection } from '../../kit/store/store.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { signInLimits } from '../attempts.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { Passwords } from '../passwords.ts';
import type { Session } from '../session.ts';
import { Sessions } from '../sessions.ts';
import { Tokens } from '../tokens.ts';
import { type UserContent, USERS } from '../user.ts';

type LoginCall = typeof identity.calls.login;

export class Login extends Command<OutOf<LoginCall>> {
  constructor(
    readonly input: InOf<LoginCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(Login)
export class LoginHandler implements ICommandHandler<Login> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  execute({ input, caller }: Login) {
    return this.passwords.admit(caller.source, () => this.signIn(input, caller));
  }

  private async signIn(input: InOf<LoginCall>, caller: Caller) {
    const user = await this.find(input.username.toLowerCase());
    const knownDevice = user && (await this.tokens.knownDevice(input.device, user._id));
    const { account, bySource } = signInLimits({
      login: input.username,
      userId: user?._id,
      knownDevice,
      source: caller.source,
    });
    // Who is locked out takes nobody's turn. Others may be by the time it is theirs.
    await this.limits.refuseLocked([account, ...bySource]);
    return this.passwords.inTurn(caller.source, async () => {
      await this.limits.refuseLocked(bySource);
      await this.limits.reserve(account);
      const session = await this.open(user, input);
      if (!session) {
        await this.limits.count(bySource);
        throw new Problem('unauthenticated', 'Username or password is not right.');
      }
      await this.limits.forget(account);
      return { token: await this.tokens.session(session), statusCode: 200 };
    });
  }

  /** A deactivated user is treated like an unknown one. */
  private async find(login: string): Promise<(UserContent & { _id: string }) | undefined> {
    const [user] = await this.users.draft.find({ any: [{ username: login }, { email: login }] }, { limit: 1 });
    return user?.deactivated ? undefined : user;
  }

  /** Takes the same steps for an unknown user, so that the response time reveals nothing. */
  private async open(user: { _id: string } | undefined, { password, agent }: InOf<LoginCall>): Promise<Session | null> {
    const credential = await this.credentials.get(user?._id ?? 'nobody');
    const matches = await this.passwords.matches(credential?.hash, password);
    if (!user || !credential || !matches) return null;
    const session = await this.sessions.open(user._id, agent);
    // The password can have been reset while it was compared.
    const current = await this.credentials.get(user._id);
    if (current?.hash === credential.hash) return session;
    await this.sessions.end(session, user._id);
    return null;
  }
}
