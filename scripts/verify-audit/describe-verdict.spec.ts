import { describeVerdict } from './describe-verdict.ts';

const intact = { entries: 12, number: 3, head: 'abc', fault: null };

test('the verdict names the first entry that is not as it was recorded', () => {
  const fault = { block: 2, what: 'removed' as const, position: '2031-05-01T10:00:00.000Z e7' };
  expect(describeVerdict({ ...intact, fault })).toBe(
    'The audit log was changed. In block 2, an entry was removed: 2031-05-01T10:00:00.000Z e7.',
  );
});

test('an intact log has a head, which a later verdict can be compared with', () => {
  expect(describeVerdict(intact)).toBe('12 entries are unchanged. Head of block 3: abc');
  expect(describeVerdict({ ...intact, isHeadFound: false })).toMatch(/^No block has the given head/);
});
