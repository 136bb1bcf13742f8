import path from 'node:path'
import { countFaults, countJest, countPlaywright, countStage, failureLines, lastLine } from '../../../.ci/report.mjs'

test('a failed test and a test file that cannot be loaded are failures', () => {
  const file = (name, ...assertionResults) => ({ name: path.resolve(name), status: 'failed', assertionResults })
  const report = {
    numPassedTests: 13,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      file('a.test.ts', { status: 'passed', fullName: 'adds up' }, { status: 'failed', fullName: 'ends a streak' }),
      file('b.test.ts'),
    ],
  }
  expect(countJest(report)).toEqual({ passed: 13, failed: 2, failures: ['a.test.ts › ends a streak', 'b.test.ts'] })
})

test('up to three browser tests may pass only on a retry', () => {
  const spec = (status, index) => ({
    file: 'a.spec.ts',
    title: `${status} ${index}`,
    tests: [{ status, projectName: 'phone' }],
  })
  const count = (flaky) =>
    countPlaywright({
      stats: { expected: 8, unexpected: 1, flaky, skipped: 2 },
      suites: [
        {
          specs: [spec('unexpected', 0), spec('expected', 0)],
          suites: [{ specs: Array.from({ length: flaky }, (_, index) => spec('flaky', index)) }],
        },
      ],
      errors: [],
    })
  const names = (...titles) => titles.map((title) => `[phone] a.spec.ts › ${title}`)
  expect(count(3)).toEqual({ passed: 11, failed: 1, failures: names('unexpected 0') })
  expect(count(4)).toEqual({
    passed: 8,
    failed: 5,
    failures: names('unexpected 0', 'flaky 0', 'flaky 1', 'flaky 2', 'flaky 3'),
  })
})

test('an error outside of the browser tests is a failure', () => {
  const stats = { expected: 8, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, suites: [], errors: [{ message: 'No server\nat …' }] })).toEqual({
    passed: 8,
    failed: 1,
    failures: ['No server'],
  })
})

test('fault tests that checked nothing are a failure', () => {
  expect(countFaults({ passed: 30, failed: 0 })).toEqual({ passed: 30, failed: 0 })
  expect(countFaults({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
})

test('a stage without a report counts as one', () => {
  expect(countStage({ name: 'lint', code: 0 })).toEqual({ passed: 1, failed: 0 })
  expect(countStage({ name: 'lint', code: 2 })).toEqual({ passed: 0, failed: 1, failures: ['lint'] })
})

test('a non-zero exit code is a failure, even if the report has none', () => {
  const counts = countStage({ name: 'unit tests', code: 1, counts: { passed: 5, failed: 0, failures: [] } })
  expect(counts).toEqual({ passed: 5, failed: 1, failures: ['unit tests'] })
})

test('a failure is named even if the exit code is 0', () => {
  const ofFaults = countStage({ name: 'fault tests', code: 0, counts: countFaults({ passed: 0, failed: 0 }) })
  expect(failureLines([ofFaults])).toEqual(['Failed: fault tests'])
})

test('the last lines have what failed and the totals', () => {
  const counts = { passed: 40, failed: 2, failures: ['a.test.ts › adds up', 'b.test.ts'] }
  const stages = [countStage({ name: 'build', code: 0 }), countStage({ name: 'unit tests', code: 1, counts })]
  expect(failureLines(stages)).toEqual(['Failed: unit tests: a.test.ts › adds up', 'Failed: unit tests: b.test.ts'])
  expect(lastLine(stages)).toBe('41 passed, 2 failed')
})
