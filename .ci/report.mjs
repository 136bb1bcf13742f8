/** What `jest --json` counted. A file that could not even be loaded counts as one failure. */
export function countJest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** What Playwright's JSON report counted. A test that passed only on a second try did not pass. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }
}

/**
 * The counts of a stage: its report's where it has one, else one for the stage itself. A stage that ended badly
 * failed at least once, whatever its report says.
 */
export function countStage({ code, counts = null }) {
  if (code === 0) return counts ?? { passed: 1, failed: 0 }
  return { passed: counts?.passed ?? 0, failed: Math.max(1, counts?.failed ?? 0) }
}

/** The last line of a verification. */
export function lastLine(stages) {
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
