import { Inject, Injectable } from '@nestjs/common';
import type { ApiToken } from '../../proto/entities/user.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { digest } from '../kit/store/store.ts';
import { ApiTokenRows, isWellFormed, type StoredApiToken, toApiToken, touchApiToken } from './api-token.ts';
import { SessionRepository } from './session-repository.ts';
import { UserDocs } from './user.ts';

@Injectable()
export class ApiTokenRepository {
  constructor(
    private readonly rows: ApiTokenRows,
    private readonly users: UserDocs,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sessions: SessionRepository,
  ) {}

  async findValid(secret: string): Promise<StoredApiToken | null> {
    if (!isWellFormed(secret)) return null;
    const [found] = await this.rows.find({ digest: digest(secret) }, { limit: 1 });
    const now = this.clock.now();
    if (!found || found.expiresAt <= now.toISOString()) return null;
    const touched = touchApiToken(found, now);
    if (touched) await this.rows.replace(touched, undefined, { repeatable: true });
    return found;
  }

  find(_id: string): Promise<StoredApiToken | null> {
    return this.rows.get(_id);
  }

  count(userId: string): Promise<number> {
    return this.rows.count({ userId });
  }

  insert(created: StoredApiToken): Promise<void> {
    return this.rows.insert(created);
  }

  /** Lists the tokens of a user, or all. */
  async list(
    userId: string | undefined,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<{ apiTokens: ApiToken[]; total: number }> {
    // The range makes the store begin in the index by time.
    const filter = userId === undefined ? { createdAt: { gt: '' } } : { userId };
    const options = { sort: { createdAt: 'desc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const found = await this.rows.find(filter, options);
    return { apiTokens: await this.views(found), total: await this.rows.count(filter) };
  }

  async views(found: StoredApiToken[]): Promise<ApiToken[]> {
    const owners = await this.users.draft.find({ _id: { in: [...new Set(found.map(({ userId }) => userId))] } });
    const usernames = new Map(owners.map(({ _id, username }) => [_id, username]));
    return found.map((stored) => toApiToken(stored, usernames));
  }

  /** The event makes every server forget the token. */
  async revoke({ _id, userId }: StoredApiToken, by: string): Promise<void> {
    if (await this.rows.delete(_id)) await this.sessions.publishChanged(userId, by);
  }

  /** The caller ends the sessions of the user afterwards, which publishes the event. */
  async revokeAll(userId: string): Promise<void> {
    for (const { _id } of await this.rows.find({ userId })) await this.rows.delete(_id);
  }
}
