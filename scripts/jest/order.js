import ByDuration from '@jest/test-sequencer';

const TIERS = [/-mongo\.int\.spec/, /\.e2e\.spec/, /\.int\.spec/];

function tierOf({ path }) {
  const tier = TIERS.findIndex((pattern) => pattern.test(path));
  return tier < 0 ? TIERS.length : tier;
}

/**
 * Starts with the longest suites. On a fresh clone, Jest would sort by file size, but a MongoDB spec is one line that runs a long suite.
 */
export default class Order extends ByDuration {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => tierOf(a) - tierOf(b));
  }
}
