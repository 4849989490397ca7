import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { readGroups } from './provider-account.ts';
import { type Claims, ProviderClient, type ProviderTokens } from './provider-client.ts';
import { isRefusal } from './provider-errors.ts';
import { ProviderUsers } from './provider-users.ts';
import { ProviderRows, type StoredProvider } from './provider.ts';
import { Sealer } from './sealer.ts';
import { type SessionCheck, SessionCheckRows } from './session-check.ts';
import type { Session } from './session.ts';
import { UserDocs } from './user.ts';

const CHECK_MS = 10 * 60 * 1000;
const RETRY_MS = 60 * 1000;
/** How long sessions outlive a provider that does not answer. */
const OUTAGE_MS = 60 * 60 * 1000;
/** Shorter than the timeout of a call. A later answer is stored as well. */
const WAIT_MS = 3500;

@Injectable()
export class SessionChecks {
  constructor(
    private readonly rows: SessionCheckRows,
    private readonly providers: ProviderRows,
    private readonly users: UserDocs,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly client: ProviderClient,
    private readonly providerUsers: ProviderUsers,
    private readonly sealer: Sealer,
  ) {}

  async begin({ _id, expiresAt }: Session, providerId: string, subject: string, tokens: ProviderTokens): Promise<void> {
    const checkedAt = this.clock.now().toISOString();
    const sealed = this.sealer.seal(JSON.stringify(tokens));
    await this.rows.insert({
      _id,
      providerId,
      subject,
      tokens: sealed,
      checkedAt,
      failingSince: null,
      version: 1,
      expiresAt,
    });
  }

  /** Returns false if the provider no longer confirms the session, which the caller then ends. */
  async isConfirmed(session: Session): Promise<boolean> {
    if (session.method !== 'provider') return true;
    const check = await this.rows.get(session.partOf ?? session._id);
    if (!check) return false;
    const now = this.clock.now();
    if (now.getTime() - Date.parse(check.checkedAt) < CHECK_MS) return true;
    // One request asks the provider, because a refresh token may be valid only once.
    const claimed = { ...check, checkedAt: now.toISOString(), version: check.version + 1 };
    if (!(await this.rows.replace(claimed, { version: check.version }))) return true;
    const asked = this.ask(session, claimed);
    asked.catch((err: unknown) => log.error({ err }, 'checking a session failed'));
    return Promise.race([asked, setTimeout(WAIT_MS, true, { ref: false })]);
  }

  private async ask(session: Session, check: SessionCheck): Promise<boolean> {
    const provider = await this.providers.get(check.providerId);
    const tokens = this.sealer.open(check.tokens);
    if (!provider?.isActive || tokens === null) return this.refuse(check);
    try {
      const answer = await this.client.renew(provider, check.subject, JSON.parse(tokens) as ProviderTokens);
      const next = answer.tokens ? this.sealer.seal(JSON.stringify(answer.tokens)) : check.tokens;
      await this.store(check, { tokens: next, failingSince: null });
      const { claims, isComplete } = answer;
      if (claims && (isComplete || readGroups(claims, provider.groupsClaim).length > 0))
        await this.applyGroups(provider, claims, session.userId);
      return true;
    } catch (error) {
      if (isRefusal(error)) return this.refuse(check);
      return this.postpone(check);
    }
  }

  /** The next request asks again, and ends the session too if its end was not stored. */
  private async refuse(check: SessionCheck): Promise<boolean> {
    log.info({ provider: check.providerId }, 'a provider no longer confirms a session');
    await this.rows.delete(check._id);
    return false;
  }

  private async postpone(check: SessionCheck): Promise<boolean> {
    const now = this.clock.now().getTime();
    const failingSince = check.failingSince ?? check.checkedAt;
    if (now - Date.parse(failingSince) >= OUTAGE_MS) return this.refuse(check);
    log.warn({ provider: check.providerId }, 'a provider does not answer, its sessions stay open for an hour');
    await this.store(check, { failingSince, checkedAt: new Date(now - CHECK_MS + RETRY_MS).toISOString() });
    return true;
  }

  private async store(check: SessionCheck, change: Partial<SessionCheck>): Promise<void> {
    await this.rows.replace({ ...check, ...change, version: check.version + 1 }, { version: check.version });
  }

  private async applyGroups(provider: StoredProvider, claims: Claims, userId: string): Promise<void> {
    const user = await this.users.draft.get(userId);
    if (user) await this.providerUsers.applyGroups(provider, claims, user);
  }
}
