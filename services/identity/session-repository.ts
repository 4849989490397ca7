import { Inject, Injectable } from '@nestjs/common';
import { identity } from '../../proto/identity.ts';
import { EVENT_PUBLISHER, type EventPublisher } from '../kit/bus/outbox.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { deleteExpired } from '../kit/store/store.ts';
import { SessionCheckRows } from './session-check.ts';
import {
  confirmSession,
  createSession,
  isOpen,
  MAX_SESSIONS,
  type Session,
  SessionRows,
  setWorkingDomain,
  type SignInDetails,
  touchSession,
} from './session.ts';

@Injectable()
export class SessionRepository {
  constructor(
    private readonly rows: SessionRows,
    private readonly checks: SessionCheckRows,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(EVENT_PUBLISHER) private readonly publisher: EventPublisher,
  ) {}

  async open(userId: string, agent: string, details: SignInDetails): Promise<Session> {
    const session = createSession(this.clock.id(), userId, agent, this.clock.now(), details);
    await this.rows.insert(session);
    for (const oldest of (await this.listByUser(userId)).slice(MAX_SESSIONS)) await this.end(oldest, userId);
    await deleteExpired(this.rows, this.clock.now());
    return session;
  }

  /** Opens a session at another host, for the same sign-in. */
  openPart({ _id, userId, method = 'password', providerId, providerSession, confirmedAt }: Session, agent: string) {
    return this.open(userId, agent, {
      method,
      partOf: _id,
      ...(providerId !== undefined && { providerId }),
      ...(providerSession !== undefined && { providerSession }),
      ...(confirmedAt !== undefined && { confirmedAt }),
    });
  }

  async findOpen(sessionId: string, userId: string): Promise<Session | null> {
    const session = await this.rows.get(sessionId);
    const now = this.clock.now();
    if (!isOpen(session, userId, now)) return null;
    if (session.partOf !== undefined && !isOpen(await this.rows.get(session.partOf), userId, now)) return null;
    const touched = touchSession(session, now);
    if (touched) await this.rows.replace(touched, { lastSeen: session.lastSeen });
    return touched ?? session;
  }

  workOn(sessionId: string, userId: string, domainId: string | null): Promise<boolean> {
    return this.update(sessionId, userId, (session, now) => setWorkingDomain(session, domainId, now));
  }

  /** Stores that the user has just proved a second factor. */
  confirm({ _id, userId }: Session): Promise<boolean> {
    return this.update(_id, userId, confirmSession);
  }

  private async update(
    sessionId: string,
    userId: string,
    change: (session: Session, now: Date) => Session,
  ): Promise<boolean> {
    const session = await this.findOpen(sessionId, userId);
    if (!session) return false;
    const updated = change(session, this.clock.now());
    // Another request has updated the session meanwhile.
    if (!(await this.rows.replace(updated, { lastSeen: session.lastSeen })))
      return this.update(sessionId, userId, change);
    await this.publishEvent(sessionId, userId, sessionId, userId);
    return true;
  }

  find(sessionId: string): Promise<Session | null> {
    return this.rows.get(sessionId);
  }

  async listByUser(userId: string): Promise<Session[]> {
    const rows = await this.rows.find({ userId }, { sort: { createdAt: 'desc' } });
    const now = this.clock.now();
    return rows.filter((session) => isOpen(session, userId, now));
  }

  async end({ _id, userId, partOf = _id }: Session, by: string): Promise<void> {
    for (const part of await this.rows.find({ partOf })) await this.remove(part._id);
    const isEnded = await this.remove(partOf);
    if (isEnded || partOf !== _id) await this.publishEvent(_id, userId, _id, by);
  }

  /** Ends the sessions that were opened with a provider, or one session at the provider, or those of one user. */
  async endOfProvider(providerId: string, which: { providerSession?: string; userId?: string } = {}): Promise<void> {
    for (const session of await this.rows.find({ providerId, ...which })) await this.end(session, session.userId);
  }

  async endAll(userId: string, by: string, except?: string): Promise<void> {
    const kept = except === undefined ? null : await this.rows.get(except);
    for (const { _id } of await this.rows.find({ userId }))
      if (_id !== except && _id !== kept?.partOf) await this.remove(_id);
    await this.publishEvent(userId, userId, null, by);
  }

  async publishChanged(userId: string, by: string): Promise<void> {
    await this.publishEvent(userId, userId, null, by);
  }

  private async remove(id: string): Promise<boolean> {
    await this.checks.delete(id);
    return this.rows.delete(id);
  }

  private publishEvent(documentId: string, userId: string, sessionId: string | null, by: string): Promise<void> {
    // Sessions have no revisions, so their events use the time, which also increases.
    const revision = this.clock.now().getTime();
    return this.publisher.announce(identity.events.changed, { documentId, revision, by }, { userId, sessionId });
  }
}
