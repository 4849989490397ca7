/**
 * What Jest's reports come to, in one line. A file that could not even be run counts as one failure, as does a report that is
 * missing, or a run that found no test at all.
 */
export function lineOf(reports, failedBefore = 0) {
  const sum = (...names) =>
    reports.reduce((total, report) => total + names.reduce((inner, name) => inner + (report?.[name] ?? 0), 0), 0);
  const passed = sum('numPassedTests');
  const skipped = sum('numPendingTests', 'numTodoTests');
  const found = sum('numFailedTests', 'numRuntimeErrorTestSuites') + reports.filter((report) => !report).length;
  const nothing = passed + skipped + found === 0 ? 1 : 0;
  const failed = found + nothing + failedBefore;
  return { line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed };
}
