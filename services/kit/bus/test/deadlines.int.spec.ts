import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import type { Problem } from '../../../../proto/errors.ts';
import { handle } from '../../contract/handle.ts';
import { defineService } from '../../host/service-definition.ts';
import { limitToDeadline } from '../../request-scope.ts';
import { useStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import { BUS } from '../bus.ts';

const empty = z.object({});
const Left = z.object({ ms: z.number() });

const clockwork = defineContract(
  'clockwork',
  {
    left: { summary: 'Returns the time left for a query.', kind: 'query', who: 'anyone', in: empty, out: Left },
    pass: { summary: 'Makes the call `left` in a query.', kind: 'query', who: 'anyone', in: empty, out: Left },
    act: { summary: 'Returns the time left for a command.', kind: 'command', who: 'anyone', in: empty, out: Left },
    dawdle: { summary: 'Makes the call `left` too late.', kind: 'query', who: 'anyone', in: empty, out: Left },
    hold: { summary: 'Returns when the gate opens.', kind: 'query', who: 'anyone', in: empty, out: empty },
  },
  {},
);

const { calls } = clockwork;
/** Longer than every timeout in this suite. */
const LONG_MS = 60_000;
const timeLeft = () => limitToDeadline(LONG_MS);
const state = { held: 0, asked: 0, open: () => undefined as void, gate: Promise.resolve(), outcome: '' };
const closeGate = () => {
  state.held = 0;
  state.gate = new Promise((resolve) => (state.open = resolve));
};

const clockworkService = defineService(clockwork, {
  handlers: {
    left: handle(calls.left, {}, async () => {
      state.asked += 1;
      return { ms: timeLeft() };
    }),
    pass: handle(calls.pass, { bus: BUS }, (_, caller, { bus }) => bus.call(calls.left, {}, caller)),
    act: handle(calls.act, {}, async () => ({ ms: timeLeft() })),
    dawdle: handle(calls.dawdle, { bus: BUS }, async (_, caller, { bus }) => {
      await until(() => isTooLate());
      return bus.call(calls.left, {}, caller).catch(({ key = '' }: Problem) => {
        state.outcome = key;
        return { ms: 0 };
      });
    }),
    hold: handle(calls.hold, {}, async () => {
      state.held += 1;
      await state.gate;
      return {};
    }),
  },
  calls: [calls.left],
});

function isTooLate(): boolean {
  try {
    return timeLeft() <= 0;
  } catch {
    return true;
  }
}

const stack = useStack({ services: [clockworkService], settings: { callsAtOnce: 2, callsWaiting: 1 } });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ key }: Problem) => key,
  );

describe('the deadline of a call', () => {
  test('is the timeout of its caller', async () => {
    expect((await stack.call(calls.left, {}, { timeoutMs: 4000 })).ms).toBeLessThanOrEqual(4000);
  });

  test('is inherited by the calls that a query makes', async () => {
    // The usual timeout of a call is longer.
    expect((await stack.call(calls.pass, {}, { timeoutMs: 3000 })).ms).toBeLessThanOrEqual(3000);
  });

  test('does not limit a command that has begun', async () => {
    expect((await stack.call(calls.act, {}, { timeoutMs: 4000 })).ms).toBe(LONG_MS);
  });

  test('ends the calls of a query: none is sent after it', async () => {
    const before = state.asked;
    expect(await outcomeOf(stack.call(calls.dawdle, {}, { timeoutMs: 50 }))).toBe('requests.serviceTimedOut');
    await until(() => state.outcome !== '');
    expect([state.outcome, state.asked - before]).toEqual(['requests.tooLate', 0]);
  });
});

describe('a service that works on as many calls as it may', () => {
  const hold = (timeoutMs = LONG_MS) => outcomeOf(stack.call(calls.hold, {}, { timeoutMs }));

  test('lets further ones wait, and refuses more at once', async () => {
    closeGate();
    const working = [hold(), hold()];
    await until(() => state.held === 2);
    const others = [hold(), hold()];
    expect(await Promise.race(others)).toBe('requests.tooManyRequests');
    state.open();
    expect(await Promise.all(working)).toEqual(['answered', 'answered']);
    expect((await Promise.all(others)).sort()).toEqual(['answered', 'requests.tooManyRequests']);
  });

  test('begins no work that its caller has given up', async () => {
    closeGate();
    const working = [hold(), hold()];
    await until(() => state.held === 2);
    expect(await hold(50)).toBe('requests.serviceTimedOut');
    state.open();
    expect(await Promise.all(working)).toEqual(['answered', 'answered']);
    expect(await hold()).toBe('answered');
    expect(state.held).toBe(3);
  });

  test('answers waiting calls before it stops', async () => {
    closeGate();
    const working = [hold(), hold()];
    await until(() => state.held === 2);
    const waiting = hold();
    // This call is refused after the one before it has been received.
    expect(await hold()).toBe('requests.tooManyRequests');
    const restarted = stack.restart();
    state.open();
    await restarted;
    expect(await Promise.all([...working, waiting])).toEqual(['answered', 'answered', 'answered']);
  });
});
