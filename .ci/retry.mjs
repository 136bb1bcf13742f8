import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How many test files may fail before none is run again. */
const filesAllowed = 3

/**
 * Runs Jest by `run`, which takes arguments, and the files in which something failed once more, if they are few. The
 * file `report` then holds what `jest --json` would have written if each of these had run only the second time.
 * Resolves as the last run did.
 */
export async function runJestWithRetry(run, report) {
  const first = await run(['--json', `--outputFile=${report}`])
  if (first.code === 0 || first.signal || !existsSync(report)) return first
  const before = read(report)
  const files = before.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (files.length === 0 || files.length > filesAllowed) return first
  console.log(
    `\nOnce more, because something in them failed:\n${files.map((file) => path.basename(file)).join('\n')}\n`,
  )
  const second = await run(['--json', `--outputFile=${report}`, '--runTestsByPath', ...files])
  writeFileSync(report, JSON.stringify(merge(before, read(report))))
  if (second.code === 0) console.log(`\nflaky: ${files.map((file) => path.basename(file)).join(', ')}`)
  return second
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The report of a run in which the files of `after` replace the same ones of `before`. */
function merge(before, after) {
  const again = new Set(after.testResults.map(({ name }) => name))
  const results = [...before.testResults.filter(({ name }) => !again.has(name)), ...after.testResults]
  const count = (wanted) =>
    results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length
  return {
    testResults: results,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: results.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  }
}
