import {
  silent,
  step,
  type Dictation,
  type DictationEvent,
} from '@/app/(shell)/task-submission/[taskId]/dictation/dictation'
import { insertSpoken } from '@/app/(shell)/task-submission/[taskId]/dictation/insert-spoken'
import { recogniserFor, variantOf, type Recogniser } from '@/app/(shell)/task-submission/[taskId]/dictation/recogniser'

/** A recogniser that does what the test says. */
class FakeRecogniser implements Recogniser {
  static last: FakeRecogniser
  lang = ''
  continuous = false
  interimResults = false
  onstart: Recogniser['onstart'] = null
  onend: Recogniser['onend'] = null
  onerror: Recogniser['onerror'] = null
  onresult: Recogniser['onresult'] = null
  constructor() {
    FakeRecogniser.last = this
  }
  start = () => this.onstart?.()
  stop = () => this.onend?.()
  abort = () => this.onerror?.({ error: 'aborted' })
  /** Words that end with `?` are still unsure. */
  hears = (...all: string[]) =>
    this.onresult?.({
      results: all.map((said) => ({ isFinal: !said.endsWith('?'), 0: { transcript: said.replace('?', '') } })),
    })
}

const browser = globalThis as { window?: unknown; navigator?: unknown }
beforeEach(() => {
  browser.window = { webkitSpeechRecognition: FakeRecogniser }
  browser.navigator = { languages: ['fr-FR', 'en-GB'], userAgent: 'Chrome' }
})
afterEach(() => {
  delete browser.window
  delete browser.navigator
})

/** A dictation that has begun, what it wrote so far, and how often it was begun. */
function dictate() {
  const run = { state: silent as Dictation, written: [] as string[], begun: 0 }
  const tell = (event: DictationEvent) => {
    const { state, spoken, goesOn } = step(run.state, event)
    run.state = state
    if (spoken) run.written.push(spoken)
    if (goesOn || event.type === 'start') {
      run.begun += 1
      recogniserFor('en', tell).start()
    }
  }
  tell({ type: 'start' })
  return Object.assign(run, { tell })
}

const fake = () => FakeRecogniser.last

test('what the recogniser is sure of is written once, and what it is unsure of is only shown', () => {
  const run = dictate()
  expect(run.state).toMatchObject({ phase: 'listening', error: null })
  fake().hears('I water?')
  expect([run.state.heard, run.written]).toEqual(['I water', []])
  fake().hears('I watered the plants', 'and the?')
  fake().hears('I watered the plants', 'and the basil?')
  fake().hears('I watered the plants', ' and the basil', ' ')
  expect([run.state.heard, run.written]).toEqual(['', ['I watered the plants', 'and the basil']])
})

test('a session that the browser ends goes on until it has heard nothing', () => {
  const run = dictate()
  fake().hears('First')
  fake().onend?.()
  expect([run.begun, run.state.phase]).toEqual([2, 'listening'])
  fake().hears('second')
  fake().onend?.()
  fake().onend?.()
  expect([run.begun, run.state.phase, run.written]).toEqual([3, 'idle', ['First', 'second']])
})

test('stopping writes what was heard last, and nothing begins again', () => {
  const run = dictate()
  fake().hears('The end?')
  run.tell({ type: 'stop' })
  expect(run.state.phase).toBe('stopping')
  fake().stop()
  expect([run.begun, run.state, run.written]).toEqual([1, silent, ['The end']])
  fake().hears('Too late')
  expect(run.written).toEqual(['The end'])
})

test.each([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'noMicrophone'],
  ['network', 'network'],
  ['no-speech', 'noSpeech'],
  ['language-not-supported', 'language'],
  ['something-new', 'failed'],
  ['aborted', null],
])('the error %s ends dictating and is told as %s', (code, error) => {
  const run = dictate()
  fake().onerror?.({ error: code })
  fake().onend?.()
  expect([run.begun, run.state]).toEqual([1, { ...silent, error }])
  run.tell({ type: 'start' })
  expect(run.state).toMatchObject({ phase: 'listening', error: null })
})

test('the recogniser is asked for the viewer’s own variant of the language', () => {
  dictate()
  expect(fake()).toMatchObject({ lang: 'en-GB', interimResults: true, continuous: true })
  expect(variantOf('fr', ['en-US'])).toBe('fr')
})

test.each([
  ['', 0, 'we won', 'We won', 6],
  ['I ran', 5, 'and won', 'I ran and won', 13],
  ['I ran.', 6, 'we won', 'I ran. We won', 13],
  ['I ran\n', 6, 'we won', 'I ran\nWe won', 12],
  ['I at home', 1, 'was', 'I was at home', 5],
  ['I .', 2, 'won', 'I won.', 5],
  ['I ran', 5, ', then', 'I ran, then', 11],
  ['C’était', 2, 'matin', 'C’matin était', 7],
  ['I ran', 5, '  ', 'I ran', 5],
])('into %j at %i, %j is written as %j', (text, caret, spoken, written, after) => {
  expect(insertSpoken(text, caret, spoken)).toEqual({ text: written, caret: after })
})
