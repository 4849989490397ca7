import { randomUUID } from 'node:crypto';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { replicaSubject } from '../../services/kit/bus/access/nats-user.ts';
import type { Nats } from '../../services/kit/bus/connect-nats.ts';

const ANNOUNCE_MS = 2000;
const PRESENCE = replicaSubject('presence');

type Announcement = { id: string; is: 'here' | 'new' | 'leaving' };

/** A question that replicas answer. Its name becomes the last part of a subject. */
export interface Topic<Q, A> {
  name: string;
  question?: Q;
  answer?: A;
}

export interface Answers<A> {
  expected: string[];
  answers: Map<string, A>;
}

export class Replicas {
  readonly id = randomUUID();
  private readonly presence: Presence;
  private readonly subscriptions: Subscription[] = [];
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly nats: Nats,
    private readonly log: Logger,
    now: () => number,
  ) {
    this.presence = new Presence(now);
    this.presence.note(this.id);
  }

  answer<Q, A>(topic: Topic<Q, A>, answer: (question: Q) => A | Promise<A>): void {
    const callback = (_: Error | null, message: Msg) => void this.reply(message, answer);
    this.subscriptions.push(this.nats.connection.subscribe(replicaSubject(topic.name), { callback }));
  }

  async start(): Promise<void> {
    const { connection } = this.nats;
    this.subscriptions.push(
      connection.subscribe(PRESENCE, { callback: (_, message) => this.handleAnnouncement(message) }),
    );
    this.timer = setInterval(() => this.announce('here'), ANNOUNCE_MS);
    this.announce('new');
    await connection.flush().catch((error: unknown) => this.log.warn(error, 'replicas cannot be reached'));
  }

  /** Returns the first answer of any replica, or undefined if none answers in time. */
  async askOne<Q, A>(topic: Topic<Q, A>, question: Q, timeoutMs: number): Promise<A | undefined> {
    try {
      const subject = replicaSubject(topic.name);
      const reply = await this.nats.connection.request(subject, JSON.stringify(question), { timeout: timeoutMs });
      return reply.json<{ answer: A }>().answer;
    } catch {
      return undefined;
    }
  }

  async ask<Q, A>(topic: Topic<Q, A>, question: Q, timeoutMs: number): Promise<Answers<A>> {
    const expected = this.presence.ids;
    const answers = new Map<string, A>();
    const options = { strategy: 'count', maxMessages: expected.length, maxWait: timeoutMs } as const;
    try {
      const replies = await this.nats.connection.requestMany(
        replicaSubject(topic.name),
        JSON.stringify(question),
        options,
      );
      for await (const reply of replies) {
        const { id, answer } = reply.json<{ id: string; answer: A }>();
        answers.set(id, answer);
      }
    } catch (error) {
      this.log.warn(error, 'not every replica answered');
    }
    return { expected, answers };
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.announce('leaving');
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  private announce(is: Announcement['is']): void {
    this.presence.note(this.id);
    if (!this.nats.connected) return;
    const announcement: Announcement = { id: this.id, is };
    this.nats.connection.publish(PRESENCE, JSON.stringify(announcement));
  }

  private handleAnnouncement(message: Msg): void {
    const { id, is } = readAnnouncement(message);
    if (!id || id === this.id) return;
    if (is === 'leaving') return this.presence.remove(id);
    this.presence.note(id);
    if (is === 'new') this.announce('here');
  }

  private async reply<Q, A>(message: Msg, answer: (question: Q) => A | Promise<A>): Promise<void> {
    try {
      message.respond(JSON.stringify({ id: this.id, answer: await answer(message.json<Q>()) }));
    } catch (error) {
      this.log.warn(error, 'a question of a replica was not answered');
    }
  }
}

/** Ignores invalid messages, because an exception in a callback would end the subscriptions of the NATS client. */
function readAnnouncement(message: Msg): Partial<Announcement> {
  try {
    const { id, is } = Object(message.json());
    return typeof id === 'string' ? { id, is } : {};
  } catch {
    return {};
  }
}

/** After this time, a load balancer no longer sends requests to a replica that it cannot reach. */
export const ABSENT_AFTER_MS = 20_000;

export class Presence {
  private readonly seen = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  note(id: string): void {
    this.seen.set(id, this.now());
  }

  remove(id: string): void {
    this.seen.delete(id);
  }

  get ids(): string[] {
    const since = this.now() - ABSENT_AFTER_MS;
    for (const [id, at] of this.seen) if (at < since) this.seen.delete(id);
    return [...this.seen.keys()];
  }
}
