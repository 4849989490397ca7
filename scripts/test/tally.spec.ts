import { summarize } from './tally.mjs';

const report = (some: object) => ({ numPassedTests: 5, numFailedTests: 0, ...some });

describe('the last line of a run', () => {
  test('counts what passed and failed, in all its reports', () => {
    const line = summarize([report({ numFailedTests: 2 }), report({ numFailedTests: 1 })]);
    expect(line).toEqual({ line: '10 passed, 3 failed', failed: 3 });
  });

  test('names what was skipped only when something was', () => {
    expect(summarize([report({ numPendingTests: 1, numTodoTests: 1 })]).line).toBe('5 passed, 0 failed, 2 skipped');
  });

  test('counts a file that could not be run as a failure', () => {
    expect(summarize([report({ numRuntimeErrorTestSuites: 1 })]).failed).toBe(1);
  });

  test('is a failure when a report is missing, and when something failed before', () => {
    expect(summarize([report({}), undefined]).line).toBe('5 passed, 1 failed');
    expect(summarize([report({})], 1)).toEqual({ line: '5 passed, 1 failed', failed: 1 });
  });

  test('is a failure when there was nothing to run', () => {
    expect(summarize([{ numPassedTests: 0 }, { numPassedTests: 0 }]).line).toBe('0 passed, 1 failed');
  });
});
