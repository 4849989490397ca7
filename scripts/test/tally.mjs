/** Counts a file that could not run, a missing report and an empty run as one failure each. */
export function summarize(report, failedBefore = 0) {
  const sum = (...names) => names.reduce((total, name) => total + (report?.[name] ?? 0), 0);
  const passed = sum('numPassedTests');
  const skipped = sum('numPendingTests', 'numTodoTests');
  const found = sum('numFailedTests', 'numRuntimeErrorTestSuites');
  const nothing = passed + skipped + found === 0 ? 1 : 0;
  const failed = found + nothing + failedBefore;
  return { line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed };
}

/** Returns one line for each of the suites that took longest. */
export function slowestSuites(report, folder, count = 10) {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name.replace(`${folder}/`, '')}`);
}
