import { Inject, Injectable } from '@nestjs/common';
import type { UserRow } from '../../proto/entities/user.ts';
import type { User } from '../../proto/permissions.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import type { Collection } from '../kit/store/store.ts';
import type { Versioned, VersionedDocument } from '../kit/versioned/versioned.ts';
import { FactorRepository } from './factor-repository.ts';
import { limitRights } from './factor-rights.ts';
import { type Credential, CREDENTIALS } from './passwords.ts';
import { PROVIDER_ACCOUNTS, type ProviderAccount } from './provider-account.ts';
import { type RoleContent, ROLES } from './role.ts';
import { type Session, SIGN_INS, type SignIn } from './session.ts';
import { type Ticket, TICKETS } from './ticket.ts';
import { toUserView, type UserContent, USERS } from './user.ts';

@Injectable()
export class CurrentUsers {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
    @Inject(SIGN_INS) private readonly signIns: Collection<SignIn>,
    @Inject(PROVIDER_ACCOUNTS) private readonly accounts: Collection<ProviderAccount>,
    @Inject(TICKETS) private readonly tickets: Collection<Ticket>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly factors: FactorRepository,
  ) {}

  async findActive(id: string): Promise<User | null> {
    const user = await this.users.draft.get(id);
    return user && !user.deactivated ? toUserView(user, await this.rolesOf([user])) : null;
  }

  /** Returns the user with the rights of a session, which can be fewer than those of the roles. */
  async findInSession({ userId, confirmedAt }: Session): Promise<User | null> {
    const user = await this.users.draft.get(userId);
    if (!user || user.deactivated) return null;
    const roles = await this.rolesOf([user]);
    const isUnconfirmed = confirmedAt === undefined && roles.some(({ secondFactor }) => secondFactor);
    const hasFactors = isUnconfirmed && (await this.factors.has(userId));
    return limitRights(user, roles, { confirmedAt, hasFactors }, this.clock.now());
  }

  /** Returns whether a role of the user demands a second factor. */
  async isDemanded(userId: string): Promise<boolean> {
    const user = await this.users.draft.get(userId);
    return user !== null && (await this.rolesOf([user])).some(({ secondFactor }) => secondFactor);
  }

  async find(id: string): Promise<User | null> {
    const user = await this.users.draft.get(id);
    return user && toUserView(user, await this.rolesOf([user]));
  }

  async row(user: VersionedDocument<UserContent>): Promise<UserRow> {
    return (await this.rows([user]))[0]!;
  }

  async rows(users: VersionedDocument<UserContent>[]): Promise<UserRow[]> {
    const ids = users.map(({ _id }) => _id);
    const filter = { _id: { in: ids } };
    const [roles, credentials, signIns, accounts, invitations] = await Promise.all([
      this.rolesOf(users),
      this.credentials.find(filter, { without: ['hash'] }),
      this.signIns.find(filter),
      this.accounts.find({ userId: { in: ids } }),
      this.tickets.find({ userId: { in: ids }, kind: 'invite' }),
    ]);
    const verified = new Set([...credentials.map(({ _id }) => _id), ...accounts.map(({ userId }) => userId)]);
    const lastSignIns = new Map(signIns.map(({ _id, at }) => [_id, at]));
    const problems = new Map(invitations.map(({ userId, mailProblem }) => [userId, mailProblem]));
    return users.map((user) => ({
      ...toUserView(user, roles),
      verified: verified.has(user._id),
      deactivated: user.deactivated === true,
      lastSignInAt: lastSignIns.get(user._id),
      mailProblem: problems.get(user._id),
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      revision: user.revision,
    }));
  }

  private rolesOf(users: UserContent[]) {
    return this.roles.draft.find({ _id: { in: [...new Set(users.flatMap(({ roles }) => roles))] } });
  }
}
