import { countFaults, countJest, countPlaywright, countStage, lastLine } from '../../../.ci/report.mjs'

test('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 13, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(countJest(report)).toEqual({ passed: 13, failed: 3 })
})

test('up to three browser tests may pass only on a retry', () => {
  const count = (flaky) => countPlaywright({ stats: { expected: 8, unexpected: 1, flaky, skipped: 2 }, errors: [] })
  expect(count(3)).toEqual({ passed: 11, failed: 1 })
  expect(count(4)).toEqual({ passed: 8, failed: 5 })
})

test('fault tests that checked nothing are a failure', () => {
  expect(countFaults({ passed: 30, failed: 0 })).toEqual({ passed: 30, failed: 0 })
  expect(countFaults({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
})

test('a stage without a report counts as one', () => {
  expect(countStage({ code: 0 })).toEqual({ passed: 1, failed: 0 })
  expect(countStage({ code: 2 })).toEqual({ passed: 0, failed: 1 })
})

test('a non-zero exit code is a failure, even if the report has none', () => {
  expect(countStage({ code: 1, counts: { passed: 5, failed: 0 } })).toEqual({ passed: 5, failed: 1 })
})

test('the last line has the totals', () => {
  const stages = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]
  expect(lastLine(stages)).toBe('41 passed, 2 failed')
})
