import { millis } from '@nats-io/transport-node';
import { DELETION_RETENTION_DAYS } from '../../../proto/deletion-retention.ts';
import { streams } from './event-stream.ts';

const DAY_MS = 86_400_000;

test('every stream expires, before the content of deleted documents is purged', () => {
  const days = streams.map(({ max_age }) => millis(max_age) / DAY_MS);
  expect(Math.min(...days)).toBeGreaterThan(0);
  // A dead letter is written at the end of an event's retention at the latest.
  expect(days.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(DELETION_RETENTION_DAYS);
});
