import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../proto/errors.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { changeRow, insertNew } from '../kit/store/store.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import {
  accountId,
  combineRoles,
  listUsernames,
  type ProviderAccount,
  ProviderAccountRows,
  requireVerifiedMail,
  rolesOfGroups,
} from './provider-account.ts';
import type { Claims } from './provider-client.ts';
import type { StoredProvider } from './provider.ts';
import { RoleDocs } from './role.ts';
import { decideApplyRoles, decideInvite, ROOT, type UserContent, UserDocs } from './user.ts';

type StoredUser = VersionedDocument<UserContent>;

interface Person {
  /** Null if the user has to be created. */
  user: StoredUser | null;
  account: ProviderAccount | null;
  email: string;
  mapped: string[];
}

/** Finds, links or creates the user of a person at a provider. */
@Injectable()
export class ProviderUsers {
  constructor(
    private readonly users: UserDocs,
    private readonly roles: RoleDocs,
    private readonly accounts: ProviderAccountRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Changes nothing. */
  async preview(provider: StoredProvider, claims: Claims) {
    const { user, account, email, mapped } = await this.find(provider, claims);
    const { roles } = combineRoles(user?.roles ?? [], account?.roles ?? [], mapped);
    return { username: user?.username ?? listUsernames(claims, email)[0]!, isNew: user === null, roles };
  }

  async signIn(provider: StoredProvider, claims: Claims): Promise<StoredUser> {
    const person = await this.find(provider, claims);
    const user = person.user ?? (await this.create(claims, person.email));
    if (!person.account) {
      const row = { _id: accountId(claims), userId: user._id, roles: [], version: 1 };
      // Another request has just linked the same person.
      if (!(await insertNew(this.accounts, row))) return this.signIn(provider, claims);
    }
    return this.applyGroups(provider, claims, user);
  }

  async applyGroups(provider: StoredProvider, claims: Claims, user: StoredUser): Promise<StoredUser> {
    const { _id, username } = user;
    const account = await this.accounts.get(accountId(claims));
    if (!account) return user;
    const mapped = await this.mapGroups(provider, claims);
    let given: string[] = [];
    const { draft } = await this.users.commit(_id, { _id, username }, async (head) => {
      const current = head?.draft.roles ?? [];
      const next = combineRoles(current, account.roles, mapped);
      ({ given } = next);
      const isSame = next.roles.length === current.length && next.roles.every((id) => current.includes(id));
      if (isSame) return null;
      const existing = await this.roles.draft.find({ _id: { in: next.roles } });
      return decideApplyRoles(head, { _id }, next.roles, existing);
    });
    await changeRow(this.accounts, account._id, (before) => before && { ...before, roles: given });
    return draft!;
  }

  private async find(provider: StoredProvider, claims: Claims): Promise<Person> {
    const mapped = await this.mapGroups(provider, claims);
    const account = await this.accounts.get(accountId(claims));
    const known = account && (await this.users.draft.get(account.userId));
    if (known) return { user: requireActive(known), account, email: known.email, mapped };
    const email = requireVerifiedMail(claims, provider);
    const [user] = await this.users.draft.find({ any: [{ email }, { username: email }] }, { limit: 1 });
    if (user) {
      const isLinkable = provider.linksUsers && user._id !== ROOT && user.email === email;
      if (!isLinkable || (await this.accounts.count({ userId: user._id })) > 0)
        throw identityRefusals.mailOfOther({ email });
      return { user: requireActive(user), account: null, email, mapped };
    }
    if (!provider.createsUsers) throw identityRefusals.noUserForMail({ email });
    return { user: null, account: null, email, mapped };
  }

  private async mapGroups(provider: StoredProvider, claims: Claims): Promise<string[]> {
    const ids = provider.groups.flatMap(({ roles }) => roles);
    return rolesOfGroups(provider, claims, await this.roles.draft.find({ _id: { in: [...new Set(ids)] } }));
  }

  private async create(claims: Claims, email: string): Promise<StoredUser> {
    const [username = email, ...others] = listUsernames(claims, email);
    const count = await this.users.draft.count({});
    const _id = this.clock.id();
    const create = async (name: string) => {
      const decision = decideInvite({ username: name, email, roles: [] }, [], count);
      return (await this.users.commit(_id, { _id, username: name }, () => ({ ...decision, action: 'create' }))).draft!;
    };
    return create(username).catch((error: unknown) => {
      // Another user has the preferred name, or it is not a permitted one.
      if (error instanceof Problem && others[0] !== undefined) return create(others[0]);
      throw error;
    });
  }
}

function requireActive(user: StoredUser): StoredUser {
  if (user.deactivated) throw identityRefusals.signInDeactivated();
  return user;
}
