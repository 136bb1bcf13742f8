/** The counts of a `jest --json` report. A test file that cannot be loaded counts as one failure. */
export function countJest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** How many tests may pass only on their second run before the gate fails. */
const flakyAllowed = 3

/**
 * The counts of Playwright's JSON report. Tests that passed only on a retry count as passed while there are few of them,
 * and all as failed when there are more.
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected + (report.errors?.length ?? 0)
  return flaky > flakyAllowed ? { passed: expected, failed: failed + flaky } : { passed: expected + flaky, failed }
}

/** The counts of the fault tests' report. None at all is a failure: then no scenario ran. */
export function countFaults({ passed, failed }) {
  return { passed, failed: passed + failed === 0 ? 1 : failed }
}

/**
 * The counts of a stage: those of its report if it has one, else one for the stage itself. A non-zero exit code counts
 * as at least one failure, whatever the report says.
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
