import { slowestSuites, summarize } from './tally.mjs';

const report = (some: object) => ({ numPassedTests: 5, numFailedTests: 0, ...some });

describe('the last line of a test run', () => {
  test('counts passed and failed tests', () => {
    expect(summarize(report({ numFailedTests: 2 }))).toEqual({ line: '5 passed, 2 failed', failed: 2 });
  });

  test('counts skipped tests only if there are any', () => {
    expect(summarize(report({ numPendingTests: 1, numTodoTests: 1 })).line).toBe('5 passed, 0 failed, 2 skipped');
  });

  test('counts a file that could not run as a failure', () => {
    expect(summarize(report({ numRuntimeErrorTestSuites: 1 })).failed).toBe(1);
  });

  test('reports a failure if a report is missing or an earlier step failed', () => {
    expect(summarize(undefined).line).toBe('0 passed, 1 failed');
    expect(summarize(report({}), 1)).toEqual({ line: '5 passed, 1 failed', failed: 1 });
  });

  test('reports a failure if nothing ran', () => {
    expect(summarize({ numPassedTests: 0 }).line).toBe('0 passed, 1 failed');
  });
});

test('the slowest suites are listed, slowest first', () => {
  const suite = (name: string, seconds: number) => ({
    name: `/site/${name}`,
    startTime: 500,
    endTime: 500 + seconds * 1000,
  });
  const testResults = [suite('a', 3), suite('b', 120), suite('c', 40)];
  expect(slowestSuites({ testResults }, '/site', 2)).toEqual(['  120 s  b', '   40 s  c']);
});
