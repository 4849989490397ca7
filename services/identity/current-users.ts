import { Inject, Injectable } from '@nestjs/common';
import type { UserRow } from '../../proto/entities/user.ts';
import type { User } from '../../proto/permissions.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import { FactorRepository } from './factor-repository.ts';
import { limitRights } from './factor-rights.ts';
import { CredentialRows } from './passwords.ts';
import { ProviderAccountRows } from './provider-account.ts';
import { RoleDocs } from './role.ts';
import { type Session, SignInRows } from './session.ts';
import { TicketRows } from './ticket.ts';
import { toUserView, type UserContent, UserDocs } from './user.ts';

@Injectable()
export class CurrentUsers {
  constructor(
    private readonly users: UserDocs,
    private readonly roles: RoleDocs,
    private readonly credentials: CredentialRows,
    private readonly signIns: SignInRows,
    private readonly accounts: ProviderAccountRows,
    private readonly tickets: TicketRows,
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
