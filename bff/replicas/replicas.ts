import { randomUUID } from 'node:crypto';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { replicaSubject } from '../../services/kit/bus/access/nats-user.ts';
import type { Nats } from '../../services/kit/bus/connect-nats.ts';
import { Presence } from './presence.ts';

const ANNOUNCE_MS = 2000;
const PRESENCE = replicaSubject('presence');
const QUESTIONS = replicaSubject('questions');

type Announcement = { id: string; is: 'here' | 'new' | 'leaving' };

export interface Answers<A> {
  /** Replicas that are running, this one included. */
  expected: string[];
  answers: Map<string, A>;
}

/** The replicas of the BFF: which are running, and what each of them answers to a question. */
export class Replicas<Q, A> {
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

  async start(answer: (question: Q) => Promise<A>): Promise<void> {
    const { connection } = this.nats;
    this.subscriptions.push(
      connection.subscribe(PRESENCE, { callback: (_, message) => this.hear(message) }),
      connection.subscribe(QUESTIONS, { callback: (_, message) => void this.reply(message, answer) }),
    );
    this.timer = setInterval(() => this.announce('here'), ANNOUNCE_MS);
    this.announce('new');
    await connection.flush().catch((error: unknown) => this.log.warn(error, 'replicas cannot be reached'));
  }

  async ask(question: Q, timeoutMs: number): Promise<Answers<A>> {
    const expected = this.presence.ids;
    const answers = new Map<string, A>();
    const options = { strategy: 'count', maxMessages: expected.length, maxWait: timeoutMs } as const;
    try {
      const replies = await this.nats.connection.requestMany(QUESTIONS, JSON.stringify(question), options);
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

  private hear(message: Msg): void {
    const { id, is } = message.json<Announcement>();
    if (id === this.id) return;
    if (is === 'leaving') return this.presence.remove(id);
    this.presence.note(id);
    // A new replica has not heard of the others yet.
    if (is === 'new') this.announce('here');
  }

  private async reply(message: Msg, answer: (question: Q) => Promise<A>): Promise<void> {
    try {
      message.respond(JSON.stringify({ id: this.id, answer: await answer(message.json<Q>()) }));
    } catch (error) {
      this.log.warn(error, 'a question of a replica was not answered');
    }
  }
}
