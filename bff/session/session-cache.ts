import { LRUCache } from 'lru-cache';
import { identity } from '../../proto/identity.ts';
import type { Preferences } from '../../proto/entities/preferences.ts';
import type { User } from '../../proto/permissions.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

interface OpenSession {
  user: User;
  /** Absent if the identity service runs an earlier release. */
  preferences?: Preferences;
  accessToken: string;
  domainId: string | null;
}

const MAX_AGE_MS = 30_000;

export class SessionCache {
  private readonly open: LRUCache<string, OpenSession>;
  /** Detects a purge during a call, because the response may then be outdated. */
  private purges = 0;

  constructor(bus: Bus) {
    this.open = new LRUCache<string, OpenSession>({
      max: 5000,
      ttl: MAX_AGE_MS,
      fetchMethod: async (token, _, { options }) => {
        const { purges } = this;
        const opened = await bus.call(identity.calls.openSession, { token }, { stage: 'live', domainId: '' });
        options.ttl = purges === this.purges ? Math.min(MAX_AGE_MS, (opened.expiresIn * 1000) / 2) : 1;
        const { user, preferences, accessToken, domainId } = opened;
        return { user, preferences, accessToken, domainId };
      },
    });
  }

  async getOrOpen(token: string): Promise<OpenSession> {
    const session = await this.open.fetch(token);
    // The value is undefined only if the token was purged during the call.
    return session ?? this.getOrOpen(token);
  }

  purge(token: string): void {
    this.purges += 1;
    this.open.delete(token);
  }

  purgeUser(userId: string): void {
    this.purges += 1;
    for (const [token, { user }] of this.open.entries())
      if (user._id === userId || user.seenBy?._id === userId) this.open.delete(token);
  }

  purgeAll(): void {
    this.purges += 1;
    this.open.clear();
  }
}
