import type { Receipt } from '../../../../proto/receipt.ts';
import type { ShownReceipt } from '../core/publishing.ts';
import { describeReceipt } from './describe-receipt.ts';

const surface = (name: Receipt['surfaces'][number]['surface'], ok: boolean, elapsedMs: number) => ({
  surface: name,
  ok,
  elapsedMs,
  ...(!ok && { found: 'older' as const }),
});
const receipt = (...surfaces: Receipt['surfaces']): Receipt => ({
  published: true,
  path: '/a',
  servers: { expected: 2, answered: 2 },
  surfaces,
});
const shown: ShownReceipt = {
  kind: 'publish',
  pageId: 'p',
  revision: 2,
  changedMs: 20,
  receipt: receipt(surface('page', true, 30), surface('search', true, 80)),
  error: '',
};

test('a receipt without a failure is verified, and its time is counted from the click to the slowest part', () => {
  expect(describeReceipt(shown)).toMatchObject({
    isVerified: true,
    inShort: 'Published · all up to date',
    summary: 'Visitors get this version. Verified in 100 ms on 2 servers.',
  });
});

test('a receipt with a failure is not verified and names what failed', () => {
  const failed = { ...shown, receipt: receipt(surface('page', true, 30), surface('search', false, 5000)) };
  expect(describeReceipt(failed)).toMatchObject({
    isVerified: false,
    inShort: 'Published · not all up to date',
    summary: 'Not verified yet: Search.',
  });
});

test('nothing is called verified before the answer, or without one', () => {
  expect(describeReceipt({ ...shown, receipt: null })).toMatchObject({ isVerified: false });
  expect(describeReceipt({ ...shown, receipt: null, error: 'No answer' }).summary).toContain('could not be checked');
});
