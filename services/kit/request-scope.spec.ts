import { headers } from '@nats-io/transport-node';
import {
  carryRequest,
  ignoreDeadline,
  limitToDeadline,
  receiveRequest,
  requestId,
  runInRequest,
} from './request-scope.ts';

const within = <T>(ms: number, work: () => T): T => runInRequest({ deadline: performance.now() + ms }, work);

describe('a limit', () => {
  test('is unchanged without a deadline, and before a later one', () => {
    expect(limitToDeadline(12_000)).toBe(12_000);
    expect(within(60_000, () => limitToDeadline(12_000))).toBe(12_000);
  });

  test('is what an earlier deadline leaves, in whole milliseconds', () => {
    const left = within(1000.5, () => limitToDeadline(12_000));
    expect(left).toBeLessThanOrEqual(1001);
    expect(left).toBeGreaterThan(0);
    expect(Number.isInteger(left)).toBe(true);
  });

  test('does not exist after the deadline: the work is refused', () => {
    expect(() => within(0, () => limitToDeadline(12_000))).toThrow('The answer would come too late.');
  });

  test('is unchanged in a command that has begun', () => {
    const inCommand = () => {
      ignoreDeadline();
      return limitToDeadline(12_000);
    };
    expect(within(0, inCommand)).toBe(12_000);
  });
});

describe('a message', () => {
  test('carries the id and the remaining time', () => {
    const carried = headers();
    runInRequest({ id: 'r1' }, () => carryRequest(carried, 3000));
    const received = receiveRequest(carried);
    expect(runInRequest(received, () => [requestId(), limitToDeadline(60_000) <= 3000])).toEqual(['r1', true]);
  });

  test.each([undefined, '', '0', '-5', 'soon'])('with the timeout %j has no deadline', (timeout) => {
    const carried = headers();
    if (timeout !== undefined) carried.set('timeout-ms', timeout);
    expect(receiveRequest(carried)).toEqual({ id: undefined, deadline: undefined });
  });

  test('without headers has neither', () => {
    expect(receiveRequest(undefined)).toEqual({ id: undefined, deadline: undefined });
  });
});
