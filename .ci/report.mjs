import path from 'node:path'
import { root } from '../prisma/system/project.mjs'

/** The counts of a `jest --json` report. A test file that cannot be loaded counts as one failure. */
export function countJest(report) {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = path.relative(root, name)
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file]
    })
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, failures }
}

/** How many tests may pass only on their second run before the gate fails. */
const flakyAllowed = 3

/**
 * The counts of Playwright's JSON report. Tests that passed only on a retry count as passed while there are few of them,
 * and all as failed when there are more.
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats
  const errors = report.errors ?? []
  const isTooFlaky = flaky > flakyAllowed
  const failures = [
    ...failedSpecs(report, isTooFlaky ? ['unexpected', 'flaky'] : ['unexpected']),
    ...errors.map(({ message = 'an error outside of the tests' }) => message.split('\n', 1)[0]),
  ]
  const failed = unexpected + errors.length + (isTooFlaky ? flaky : 0)
  return { passed: expected + (isTooFlaky ? 0 : flaky), failed, failures }
}

/** The names of the tests of a suite, and of the suites in it, that ended in one of these ways. */
function failedSpecs({ suites = [], specs = [] }, endings) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => endings.includes(status))
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  )
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite, endings))]
}

/** The counts of the fault tests' report. None at all is a failure: then no scenario ran. */
export function countFaults({ passed, failed }) {
  return { passed, failed: passed + failed === 0 ? 1 : failed }
}

/**
 * The counts of a stage: those of its report if it has one, else one for the stage itself. A non-zero exit code counts
 * as at least one failure, whatever the report says.
 */
export function countStage({ name, code, counts = null }) {
  if (code === 0 && !counts?.failed) return counts ?? { passed: 1, failed: 0 }
  const failures = (counts?.failures ?? []).map((failure) => `${name}: ${failure}`)
  return {
    passed: counts?.passed ?? 0,
    failed: Math.max(1, counts?.failed ?? 0),
    failures: failures.length > 0 ? failures : [name],
  }
}

/** One line per failure, so that nobody has to search the output of all stages. */
export const failureLines = (stages) => stages.flatMap(({ failures = [] }) => failures.map((each) => `Failed: ${each}`))

/** The last line of a verification. */
export function lastLine(stages) {
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
