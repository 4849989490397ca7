import { jetstreamManager } from '@nats-io/jetstream';
import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import { handle, onEvent } from '../../contract/handle.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import { EVENT_PUBLISHER } from '../../bus/outbox.ts';
import type { Host } from '../start-host.ts';
import { defineService } from '../service-definition.ts';

const hang = {
  summary: 'Hangs a poster.',
  kind: 'command',
  who: 'anyone',
  in: z.object({ title: z.string().max(10) }),
  out: z.object({ title: z.string(), by: z.string() }),
} as const;
const Poster = z.object({ title: z.string().max(10), frame: z.enum(['wood', 'steel']) });

const released = defineContract('posters', { hang }, { hung: Poster });

/** The next version only adds: an optional input, an output, a field and a value of an event, wider limits, an event. */
const next = defineContract(
  'posters',
  {
    hang: {
      ...hang,
      in: z.object({ title: z.string().max(20), colour: z.string().optional() }),
      out: hang.out.extend({ colour: z.string() }),
    },
  },
  {
    hung: z.object({ title: z.string().max(20), frame: z.enum(['wood', 'steel', 'glass']), colour: z.string() }),
    painted: z.object({ title: z.string() }),
  },
);

let received: { by: string; data: object }[];
const remember = (by: string) => async (data: object) => void received.push({ by, data });

const releasedService = defineService(released, {
  handlers: {
    hang: handle(released.calls.hang, {}, async ({ title, ...rest }) => ({ title, by: 'released', ...rest })),
  },
  listeners: [onEvent(released.events.hung, {}, remember('released'))],
});

const nextService = defineService(next, {
  handlers: {
    hang: handle(
      next.calls.hang,
      { announcer: EVENT_PUBLISHER },
      async ({ title, colour = 'red' }, _, { announcer }) => {
        await announcer.announce(
          next.events.hung,
          { documentId: title, revision: 1, by: '' },
          { title, frame: title.length > 10 ? 'glass' : 'wood', colour },
        );
        await announcer.announce(next.events.painted, { documentId: `${title}/paint`, revision: 1, by: '' }, { title });
        return { title, by: 'next', colour };
      },
    ),
  },
  listeners: [onEvent(next.events.hung, {}, remember('next')), onEvent(next.events.painted, {}, remember('next'))],
});

describe('two versions of a service side by side', () => {
  let stack: Stack;
  let newer: Host;
  beforeAll(async () => {
    stack = await startStack({
      services: [releasedService],
      accessFor: [nextService],
      retryPolicy: { maxAttempts: 50, delayMs: () => 20 },
    });
    newer = await stack.addHost([nextService]);
  });
  afterAll(() => stack?.stop());
  beforeEach(() => {
    received = [];
  });

  const callUntilAnsweredBy = async (by: string, input: object) => {
    let answer: object = {};
    await until(async () => {
      answer = await stack.call(next.calls.hang, input as { title: string });
      return (answer as { by: string }).by === by;
    });
    return answer;
  };

  test('the released version answers a call with a new optional field, which it ignores', async () => {
    const input = { title: 'Sunset', colour: 'blue' };
    expect(await callUntilAnsweredBy('released', input)).toEqual({ title: 'Sunset', by: 'released' });
    expect(await callUntilAnsweredBy('next', input)).toEqual({ title: 'Sunset', by: 'next', colour: 'blue' });
  });

  test('the released version handles an event with a new field, which it ignores', async () => {
    await newer.services[0]!.consumers[0]!.stop();
    await callUntilAnsweredBy('next', { title: 'Moon' });
    const ofMoon = () => received.filter(({ data }) => (data as { title: string }).title === 'Moon');
    await until(() => ofMoon().length > 0);
    expect(ofMoon()[0]).toEqual({ by: 'released', data: { title: 'Moon', frame: 'wood' } });
  });
});

describe('events that only the newer version can read', () => {
  test('reach it, although the released version also gets them, and gets them first', async () => {
    const stack = await startStack({
      services: [releasedService],
      accessFor: [nextService],
      retryPolicy: { maxAttempts: 1000, delayMs: () => 20 },
    });
    try {
      received = [];
      const sender = await stack.addHost([{ ...nextService, listeners: [] }]);
      expect(sender.services[0]!.consumers).toEqual([]);
      const title = 'Northern lights';
      // The released version refuses a title longer than its limit.
      await until(() =>
        stack.call(next.calls.hang, { title }).then(
          () => true,
          () => false,
        ),
      );
      const manager = await jetstreamManager(stack.client.connection);
      const { name } = stack.host.services[0]!.consumers[0]!;
      await until(async () => (await manager.consumers.info('EVENTS', name)).num_redelivered === 2);
      expect(received).toEqual([]);

      await stack.addHost([nextService]);
      await until(() => received.length >= 2);
      expect(received).toEqual(
        expect.arrayContaining([
          { by: 'next', data: { title, frame: 'glass', colour: 'red' } },
          { by: 'next', data: { title } },
        ]),
      );
      await until(async () => (await manager.consumers.info('EVENTS', name)).num_ack_pending === 0);
      expect(stack.host.services[0]!.consumers[0]!.dead).toBe(0);
    } finally {
      await stack.stop();
    }
  });
});
