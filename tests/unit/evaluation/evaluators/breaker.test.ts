import { APICallError, RetryError } from 'ai'
import { AppError } from '@/lib/errors'
import { withBreaker } from '@/lib/evaluation/evaluators/breaker'
import { isModelDown } from '@/lib/evaluation/evaluators/model-down'
import type { Findings } from '@/lib/evaluation/rubric'

const answered = (statusCode?: number) =>
  new APICallError({ message: 'fake', url: 'http://fake', requestBodyValues: {}, statusCode })
const unavailable = (cause: unknown) => new AppError('unavailable', 'submission.evaluationUnavailable', { cause })
const down = unavailable(answered(500))
const unusable = unavailable(new Error('not JSON'))
const request = { title: 'Read', description: '', text: 'I read.' }
const circuitOpen = (retryAfter: number) =>
  expect.objectContaining({ code: 'unavailable', message: 'submission.evaluatorAway', retryAfter })

/** An evaluator that fails with `error` while that is set, behind a breaker whose clock the test moves. */
function setUp() {
  const state = { error: down as Error | null, asked: 0, now: 0 }
  const held: (() => void)[] = []
  const evaluator = {
    evaluate: async () => {
      state.asked += 1
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
      if (state.error) throw state.error
      return {} as Findings
    },
  }
  let isHolding = false
  const settings = { mostFailures: 3, windowMs: 100, openMs: 5_000, clock: () => state.now }
  const breaker = withBreaker(evaluator, settings)
  const evaluate = (more = {}) =>
    breaker.evaluate({ ...request, ...more }).then(
      () => 'ok',
      (error: unknown) => error,
    )
  const hold = () => {
    isHolding = true
    return () => held.forEach((release) => release())
  }
  const failTimes = async (count: number) => {
    for (let index = 0; index < count; index += 1) await evaluate()
  }
  return { state, evaluate, hold, failTimes }
}

test('three failures in a row open the circuit: the model is not called, and the error says how long to wait', async () => {
  const { state, evaluate, failTimes } = setUp()
  await failTimes(3)
  state.now += 1_500
  expect(await evaluate()).toEqual(circuitOpen(4))
  expect(state.asked).toBe(3)
})

test('after the open time a single trial is made while others still fail, and its success closes the circuit', async () => {
  const { state, evaluate, hold, failTimes } = setUp()
  await failTimes(3)
  Object.assign(state, { now: 5_000, error: null })
  const release = hold()
  const trial = evaluate()
  expect(await evaluate()).toEqual(circuitOpen(1))
  release()
  expect(await trial).toBe('ok')
  expect(state.asked).toBe(4)
})

test('a trial that fails leaves the circuit open for the same time again', async () => {
  const { state, evaluate, failTimes } = setUp()
  await failTimes(3)
  state.now = 5_000
  expect(await evaluate()).toBe(down)
  expect(await evaluate()).toEqual(circuitOpen(5))
})

test('a trial whose client leaves decides nothing: the next evaluation is the trial', async () => {
  const { state, evaluate, failTimes } = setUp()
  await failTimes(3)
  Object.assign(state, { now: 5_000, error: new AppError('cancelled', 'submission.evaluationStopped') })
  expect(await evaluate()).toBe(state.error)
  state.error = null
  expect([await evaluate(), await evaluate()]).toEqual(['ok', 'ok'])
})

test('failures that are too old, or that an answer came between, do not add up', async () => {
  const { state, evaluate, failTimes } = setUp()
  await failTimes(2)
  state.now += 100
  await failTimes(2)
  for (const between of [null, unusable]) {
    state.error = between
    await evaluate()
    state.error = down
    await failTimes(2)
  }
  expect(await evaluate()).toBe(down)
  expect(await evaluate()).toEqual(circuitOpen(5))
})

test('an administrator’s check calls the model even while the circuit is open, and closes it when it succeeds', async () => {
  const { state, evaluate, failTimes } = setUp()
  await failTimes(3)
  state.error = null
  expect(await evaluate({ isDeliberate: true })).toBe('ok')
  expect(await evaluate()).toBe('ok')
})

test('errors that a submitted text can cause do not count as an outage', () => {
  const retried = new RetryError({ message: 'twice', reason: 'maxRetriesExceeded', errors: [answered(503)] })
  const isDown = [answered(), answered(408), answered(429), answered(502), retried].map(unavailable)
  const isNot = [answered(200), answered(400), answered(401), new Error('too long')].map(unavailable)
  expect(isDown.map(isModelDown)).toEqual(isDown.map(() => true))
  expect([...isNot, new AppError('cancelled', 'submission.evaluationStopped'), new Error()].map(isModelDown)).toEqual(
    Array(isNot.length + 2).fill(false),
  )
  expect(isModelDown(new AppError('timeout', 'submission.evaluationTimeout'))).toBe(true)
})
