import { groupJobs, isClosed } from './JobListings.tsx';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-11-23', false],
  ['2026-11-21T09:00:00.000Z', true],
  ['', false],
  ['soon', false],
  [undefined, false],
])('on 22 November a job that closes on %s is closed: %s', (closes, answer) => {
  expect(isClosed({ closes }, '2026-11-22')).toBe(answer);
});

test('without the date of the visitor nothing is closed', () => {
  expect(isClosed({ closes: '1999-01-01' }, '')).toBe(false);
});

test('jobs are grouped by place, those without one last', () => {
  const job = (key: string, place: string) => ({ key, place });
  expect(groupJobs([job('a', ''), job('b', 'Perth'), job('c', 'Hobart'), job('d', ' Perth')])).toEqual([
    { place: 'Perth', jobs: [job('b', 'Perth'), job('d', ' Perth')] },
    { place: 'Hobart', jobs: [job('c', 'Hobart')] },
    { place: '', jobs: [job('a', '')] },
  ]);
});
