import { LRUCache } from 'lru-cache';
import { identity } from '../../proto/identity.ts';
import type { User } from '../../proto/permissions.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

export interface OpenSession {
  user: User;
  accessToken: string;
  /** Overrides the domain of the host. */
  domainId: string | null;
}

const MAX_AGE_MS = 30_000;

/** Open sessions by token: revalidated every 30 seconds, and purged when identity ends one. */
export class SessionCache {
  private readonly open: LRUCache<string, OpenSession>;
  /** Detects a purge during a call, whose response may be outdated. */
  private purges = 0;

  constructor(bus: Bus) {
    this.open = new LRUCache<string, OpenSession>({
      max: 5000,
      ttl: MAX_AGE_MS,
      // Concurrent requests with the same token share one call.
      fetchMethod: async (token, _, { options }) => {
        const { purges } = this;
        const opened = await bus.call(identity.calls.openSession, { token }, { stage: 'live', domainId: '' });
        options.ttl = purges === this.purges ? Math.min(MAX_AGE_MS, (opened.expiresIn * 1000) / 2) : 1;
        const { user, accessToken, domainId } = opened;
        return { user, accessToken, domainId };
      },
    });
  }

  /** Rejects with Problem `unauthenticated` for an invalid or expired token. */
  async getOrOpen(token: string): Promise<OpenSession> {
    const session = await this.open.fetch(token);
    // Undefined only when the token was purged during the call.
    return session ?? this.getOrOpen(token);
  }

  purge(token: string): void {
    this.purges += 1;
    this.open.delete(token);
  }

  purgeUser(userId: string): void {
    this.purges += 1;
    for (const [token, { user }] of this.open.entries()) if (user._id === userId) this.open.delete(token);
  }

  /** For a gap in the event stream: ended sessions may have been missed. */
  purgeAll(): void {
    this.purges += 1;
    this.open.clear();
  }
}
