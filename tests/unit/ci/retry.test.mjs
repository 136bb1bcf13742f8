import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countJest } from '../../../.ci/report.mjs'
import { runJestWithRetry } from '../../../.ci/retry.mjs'

let folder
let report
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-retry-'))
  report = path.join(folder, 'jest.json')
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A report of files, each with the statuses of its tests; none stands for a file that cannot be loaded. */
const reportOf = (files) => {
  const testResults = Object.entries(files).map(([name, statuses]) => ({
    name,
    status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
    assertionResults: statuses.map((status) => ({ status })),
  }))
  const count = (wanted) =>
    Object.values(files)
      .flat()
      .filter((status) => status === wanted).length
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: Object.values(files).filter((statuses) => statuses.length === 0).length,
  }
}

/** Runs with these files in the first and the second run. */
async function runWith(...runs) {
  const calls = []
  const { code } = await runJestWithRetry(async (args) => {
    const files = runs[calls.length]
    calls.push(args)
    writeFileSync(report, JSON.stringify(reportOf(files)))
    return { code: Object.values(files).every((s) => s.length > 0 && !s.includes('failed')) ? 0 : 1, signal: null }
  }, report)
  return { calls, code, counts: countJest(JSON.parse(readFileSync(report, 'utf8'))) }
}

test('tests that pass are run once', async () => {
  const { calls, counts } = await runWith({ a: ['passed'] })
  expect(calls).toHaveLength(1)
  expect(counts).toMatchObject({ passed: 1, failed: 0 })
})

test('a file with a failed test, and one that cannot be loaded, are run once more', async () => {
  const first = { a: ['passed', 'failed'], b: ['passed'], c: [] }
  const { calls, code, counts } = await runWith(first, { a: ['passed', 'passed'], c: ['passed'] })
  expect(calls[1]).toEqual(expect.arrayContaining(['--runTestsByPath', 'a', 'c']))
  expect(calls[1]).not.toContain('b')
  expect({ code, counts }).toMatchObject({ code: 0, counts: { passed: 4, failed: 0 } })
})

test('what fails twice has failed', async () => {
  const { code, counts } = await runWith({ a: ['passed', 'failed'], b: ['passed'] }, { a: ['passed', 'failed'] })
  expect({ code, counts }).toMatchObject({ code: 1, counts: { passed: 2, failed: 1 } })
})

test('many failed files are not run again', async () => {
  const { calls, counts } = await runWith({ a: ['failed'], b: ['failed'], c: ['failed'], d: ['failed'] })
  expect(calls).toHaveLength(1)
  expect(counts).toMatchObject({ passed: 0, failed: 4 })
})
