import ByDuration from '@jest/test-sequencer';

const TIERS = [/-mongo\.int\.spec/, /\.e2e\.spec/, /\.int\.spec/];

function tierOf({ path }) {
  const tier = TIERS.findIndex((pattern) => pattern.test(path));
  return tier < 0 ? TIERS.length : tier;
}

/**
 * Longest first. On a fresh clone Jest sorts by file size, so the tiers with the longest suites begin; a MongoDB spec is one line
 * that runs a long suite.
 */
export default class Order extends ByDuration {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => tierOf(a) - tierOf(b));
  }
}
