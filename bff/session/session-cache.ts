import { LRUCache } from 'lru-cache';
import { identity } from '../../proto/identity.ts';
import type { User } from '../../proto/permissions.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

export interface OpenSession {
  user: User;
  accessToken: string;
  /** What it works on instead of the host's own domain. */
  domainId: string | null;
}

const MAX_AGE_MS = 30_000;

/** Opened sessions by their token: identity is asked once in half a minute for each, and at once after it has ended one. */
export class SessionCache {
  private readonly open: LRUCache<string, OpenSession>;
  /** How often something ended: an answer that was on its way meanwhile may be of before. */
  private endings = 0;

  constructor(bus: Bus) {
    this.open = new LRUCache<string, OpenSession>({
      max: 5000,
      ttl: MAX_AGE_MS,
      // Requests that come together with the same token ask identity once.
      fetchMethod: async (token, _, { options }) => {
        const { endings } = this;
        const opened = await bus.call(identity.calls.openSession, { token }, { stage: 'live', domainId: '' });
        options.ttl = endings === this.endings ? Math.min(MAX_AGE_MS, (opened.expiresIn * 1000) / 2) : 1;
        const { user, accessToken, domainId } = opened;
        return { user, accessToken, domainId };
      },
    });
  }

  /** Rejects with Problem `unauthenticated` for a token that is not, or no longer, good. */
  async of(token: string): Promise<OpenSession> {
    const session = await this.open.fetch(token);
    // Undefined only when it was forgotten while identity was being asked: ask again.
    return session ?? this.of(token);
  }

  forget(token: string): void {
    this.endings += 1;
    this.open.delete(token);
  }

  forgetUser(userId: string): void {
    this.endings += 1;
    for (const [token, { user }] of this.open.entries()) if (user._id === userId) this.open.delete(token);
  }

  /** What identity has ended in the meantime is not known. */
  forgetAll(): void {
    this.endings += 1;
    this.open.clear();
  }
}
