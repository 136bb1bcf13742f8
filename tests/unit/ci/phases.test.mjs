import { runPhases } from '../../../.ci/phases.mjs'

const failing = new Set(['broken'])
let begun
beforeEach(() => {
  begun = []
})
const run = async (name, isAlone) => {
  begun.push(isAlone ? name : `${name} beside`)
  await null
  return failing.has(name) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

test('phases run in sequence, and tracks in parallel', async () => {
  const counts = await runPhases([[['first']], [['left', 'left too'], ['right']], [['last']]], run)
  expect(begun).toEqual(['first', 'left beside', 'right beside', 'left too beside', 'last'])
  expect(counts).toEqual(Array(5).fill({ passed: 1, failed: 0 }))
})

test('after a failure the other track continues, but no further stage or phase starts', async () => {
  const counts = await runPhases(
    [
      [
        ['broken', 'never'],
        ['right', 'right too'],
      ],
      [['never']],
    ],
    run,
  )
  expect(begun).toEqual(['broken beside', 'right beside', 'right too beside'])
  expect(counts).toEqual([
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
  ])
})

test('nothing starts once the time is over', async () => {
  const isOver = () => begun.length === 2
  expect(await runPhases([[['one', 'two', 'never']], [['never']]], run, isOver)).toHaveLength(2)
  expect(begun).toEqual(['one', 'two'])
})
