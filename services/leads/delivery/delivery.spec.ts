import { beginAttempt, planDeliveries, recordFailure, recordSuccess, retryNow, startDelivery } from './delivery.ts';

const start = new Date('2026-11-21T10:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('a lead is delivered to the destinations that are set', () => {
  expect(Object.keys(planDeliveries({ recipients: [], webhookUrl: '' }, start))).toEqual([]);
  expect(Object.keys(planDeliveries({ recipients: ['a@b.example'], webhookUrl: '' }, start))).toEqual(['mail']);
  expect(Object.keys(planDeliveries({ recipients: [], webhookUrl: 'https://x.example' }, start))).toEqual(['webhook']);
});

test('an attempt is begun by one instance, and by another only after the first has crashed', () => {
  const begun = beginAttempt(startDelivery(start), start)!;
  expect(begun).toMatchObject({ attempts: 1, state: 'pending' });
  expect(beginAttempt(begun, after(60))).toBeNull();
  expect(beginAttempt(begun, after(180))).toMatchObject({ attempts: 2 });
});

test('a delivered lead is never sent again', () => {
  const delivered = recordSuccess(beginAttempt(startDelivery(start), start)!, after(1));
  expect(delivered).toMatchObject({ state: 'delivered', deliveredAt: after(1).toISOString(), dueAt: null });
  expect(beginAttempt(delivered, after(1e6))).toBeNull();
  expect(retryNow(delivered, after(1))).toBeNull();
});

test('failed attempts are repeated after growing times up to an hour, for at least a day', () => {
  let delivery = startDelivery(start);
  let now = start;
  const waits: number[] = [];
  while (delivery.dueAt) {
    now = new Date(delivery.dueAt);
    delivery = recordFailure(beginAttempt(delivery, now)!, 'down', now);
    if (delivery.dueAt) waits.push((Date.parse(delivery.dueAt) - now.getTime()) / 1000);
  }
  expect(waits.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 64]);
  expect(Math.max(...waits)).toBe(3600);
  expect(delivery).toMatchObject({ state: 'failed', reason: 'down' });
  expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(24 * 3600 * 1000);
});

test('an attempt in progress is not repeated by hand', () => {
  const begun = beginAttempt(startDelivery(start), start)!;
  expect(retryNow(begun, after(1))).toBe(begun);
  const waiting = recordFailure(begun, 'down', after(1));
  expect(retryNow(waiting, after(2))).toMatchObject({ dueAt: after(2).toISOString() });
});
