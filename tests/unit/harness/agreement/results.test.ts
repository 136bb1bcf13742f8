import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appendResult, readResults, type Result } from '../../../harness/agreement/results'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-results-'))
  file = path.join(folder, 'results.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const one: Result = {
  key: 'k',
  evaluator: 'model:a',
  version: 'model-3',
  run: 1,
  outcome: 'accept',
  score: 80,
  milliseconds: 12,
}

test('appended results are read back, and a missing file has none', () => {
  expect(readResults(file)).toEqual([])
  appendResult(file, one)
  appendResult(file, { ...one, run: 2, inputTokens: 10, outputTokens: 2 })
  expect(readResults(file)).toEqual([one, { ...one, run: 2, inputTokens: 10, outputTokens: 2 }])
})

test('an incomplete last line is removed, so that the next one is valid', () => {
  appendResult(file, one)
  const whole = readFileSync(file, 'utf8')
  for (const cut of [1, 5, 40]) {
    writeFileSync(file, whole + whole.slice(0, cut))
    expect([readResults(file), readFileSync(file, 'utf8')]).toEqual([[one], whole])
  }
})

test.each(['{"title":"Mine","text":"I did."}', '{"title":"Mine"}\n', 'title,text\nA,B', '\n'])(
  'a file with other content (%j) is rejected and not changed',
  (contents) => {
    writeFileSync(file, contents)
    expect(() => readResults(file)).toThrow(expect.objectContaining({ name: 'UserError' }))
    expect(readFileSync(file, 'utf8')).toBe(contents)
  },
)
