import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ModelFake, startModelFake } from '../harness/model-fake'

const good = 'I gave the tomatoes two full cans of water. Three new leaves had come out on the small lemon tree.'
const rows = [
  'title,description,text,label',
  `Water the garden,Write what you noticed.,${good},accept`,
  'Water the garden,Write what you noticed.,no,refuse',
  'Water the garden,Write what you noticed.,asdf qwer,refuse',
]

let fake: ModelFake
let folder: string
beforeAll(async () => {
  fake = await startModelFake()
})
beforeEach(() => {
  fake.setMode('good')
  fake.requests.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-agreement-'))
  writeFileSync(path.join(folder, 'texts.csv'), rows.join('\n'))
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => fake.close())

function start(...args: string[]) {
  const file = path.join(folder, 'texts.csv')
  const env = { ...process.env, OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' }
  return spawn(process.execPath, ['tests/harness/run/agreement.mjs', file, ...args], { env })
}

async function finish(child: ReturnType<typeof start>) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const written = (ending: string) => readFileSync(path.join(folder, `texts.csv.agreement.${ending}`), 'utf8')
const results = () => written('jsonl').trimEnd().split('\n')
/** The number of complete lines in the results file. */
const kept = () =>
  existsSync(path.join(folder, 'texts.csv.agreement.jsonl')) ? written('jsonl').split('\n').length - 1 : 0

test('models are queried in parallel as often as configured, and a rerun sends no request again', async () => {
  const args = ['--models', 'one,built-in', '--runs', '2', '--price-in', '1', '--price-out', '10']
  const { code, said } = await finish(start(...args))
  expect([code, said]).toEqual([0, expect.stringMatching(/^\| accuracy where sure +\| 1\.00 +\| 1\.00 +\|$/m)])
  // Three texts, twice; the fake counts 1,000 tokens in and 200 out for each.
  expect(said).toMatch(/^\| cost +\| 0\.0180 +\| – +\|$/m)
  expect(said).toMatch(/^\| same outcome in all runs +\| 100 % of 3 +\| 100 % of 3 +\|$/m)
  expect(fake.requests.map(({ model }) => model)).toEqual(Array(6).fill('one'))
  expect(results()).toHaveLength(12)
  expect(written('md')).toMatch(/^# Agreement with people\n/)

  await finish(start(...args))
  expect([fake.requests.length, results().length]).toEqual([6, 12])
})

test('a rerun resumes an interrupted run, even when the last line is incomplete', async () => {
  await finish(start())
  const [first = '', second = ''] = results()
  writeFileSync(path.join(folder, 'texts.csv.agreement.jsonl'), `${first}\n`)
  appendFileSync(path.join(folder, 'texts.csv.agreement.jsonl'), second.slice(0, 20))
  fake.requests.length = 0
  expect((await finish(start())).code).toBe(0)
  expect([fake.requests.length, results().length, results()[0]]).toEqual([2, 3, first])
})

test('Ctrl-C keeps the results so far and prints how to resume', async () => {
  const child = start('--per-minute', '2')
  const ending = finish(child)
  while (kept() < 1) await new Promise((resume) => setTimeout(resume, 50))
  child.kill('SIGINT')
  const { code, said } = await ending
  expect([code, said]).toEqual([130, expect.stringContaining('run the same command again to go on')])
  expect(results()).toHaveLength(1)
  expect(written('md')).toMatch(/1 of 3/)
})

test('consecutive server failures abort the run, and failed evaluations are not recorded', async () => {
  fake.setMode('not-json')
  writeFileSync(
    path.join(folder, 'texts.csv'),
    [...rows, ...rows.slice(1).map((row) => row.replace('garden', 'yard'))].join('\n'),
  )
  const { code, said } = await finish(start())
  expect([code, said]).toEqual([1, expect.stringMatching(/Stopped: .*could not evaluate/)])
  expect(() => written('jsonl')).toThrow('ENOENT')
})

test('an invalid file is rejected with the line number, before any request is sent', async () => {
  appendFileSync(path.join(folder, 'texts.csv'), '\nWater,Write.,I did.,perhaps\n')
  const { code, said } = await finish(start())
  expect([code, said.trim()]).toEqual([
    1,
    expect.stringMatching(/texts\.csv, line 5: label is neither accept nor refuse$/),
  ])
  expect(fake.requests).toEqual([])
})
