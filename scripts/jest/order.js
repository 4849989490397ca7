import ByDuration from '@jest/test-sequencer';

const onMongo = ({ path }) => path.includes('-mongo');

/**
 * The longest first. On a fresh clone Jest knows files by their size alone, and a suite on MongoDB is a line that names the
 * suite it runs: it would come last, when there is nothing left to run beside it.
 */
export default class Order extends ByDuration {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(onMongo), ...sorted.filter((test) => !onMongo(test))];
  }
}
