import ByDuration from '@jest/test-sequencer';

const onMongo = ({ path }) => path.includes('-mongo');

/** Longest first. On a fresh clone Jest sorts by file size, and a MongoDB spec is one line that runs a long suite. */
export default class Order extends ByDuration {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(onMongo), ...sorted.filter((test) => !onMongo(test))];
  }
}
