import { Inject, Injectable } from '@nestjs/common';
import type { Output } from '../../proto/contract.ts';
import type { identity } from '../../proto/identity.ts';
import type { User } from '../../proto/permissions.ts';
import type { Collection } from '../kit/store/store.ts';
import type { VersionedDocument, Versioned } from '../kit/versioned/versioned.ts';
import { type Credential, CREDENTIALS } from './credentials.ts';
import { type RoleContent, ROLES } from './role.ts';
import { type UserContent, USERS, toUserView } from './user.ts';

type UserRow = Output<typeof identity.calls.listUsers>['users'][number];

@Injectable()
export class CurrentUsers {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
  ) {}

  async findActive(id: string): Promise<User | null> {
    const user = await this.users.draft.get(id);
    return user && !user.deactivated ? toUserView(user, await this.rolesOf([user])) : null;
  }

  async find(id: string): Promise<User | null> {
    const user = await this.users.draft.get(id);
    return user && toUserView(user, await this.rolesOf([user]));
  }

  async rows(users: VersionedDocument<UserContent>[]): Promise<UserRow[]> {
    const roles = await this.rolesOf(users);
    const credentials = await this.credentials.find(
      { _id: { in: users.map(({ _id }) => _id) } },
      { without: ['hash'] },
    );
    const verified = new Set(credentials.map(({ _id }) => _id));
    return users.map((user) => ({
      ...toUserView(user, roles),
      verified: verified.has(user._id),
      deactivated: user.deactivated === true,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      revision: user.revision,
    }));
  }

  private rolesOf(users: UserContent[]) {
    return this.roles.draft.find({ _id: { in: [...new Set(users.flatMap(({ roles }) => roles))] } });
  }
}
