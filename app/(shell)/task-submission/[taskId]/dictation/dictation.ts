/** Why dictating ended without being asked to. */
type DictationError = 'denied' | 'noMicrophone' | 'network' | 'noSpeech' | 'language' | 'failed'

export type Dictation = {
  phase: 'idle' | 'starting' | 'listening' | 'stopping'
  /** What the recogniser is still unsure about. */
  heard: string
  /** How many results of the running session are written. */
  written: number
  /** Anything was heard in the running session. */
  hasHeard: boolean
  error: DictationError | null
}

export type DictationEvent =
  | { type: 'start' | 'begun' | 'stop' | 'ended' }
  /** All results of the session so far. */
  | { type: 'results'; results: readonly { text: string; isFinal: boolean }[] }
  /** A code of the Web Speech API. */
  | { type: 'error'; code: string }

/**
 * The next state, the words to write now, and whether to restart the recogniser, which stops by itself after a while.
 */
export type Step = { state: Dictation; spoken: string; goesOn: boolean }

export const silent: Dictation = { phase: 'idle', heard: '', written: 0, hasHeard: false, error: null }

const errors: Readonly<Record<string, DictationError>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  network: 'network',
  'no-speech': 'noSpeech',
  'language-not-supported': 'language',
}

/** What follows from an event of the recogniser or of the member's buttons. */
export function step(state: Dictation, event: DictationEvent): Step {
  const stay = { state, spoken: '', goesOn: false }
  if (event.type === 'start') return { ...stay, state: { ...silent, phase: 'starting' } }
  if (state.phase === 'idle') return stay
  switch (event.type) {
    case 'begun':
      return state.phase === 'starting' ? { ...stay, state: { ...state, phase: 'listening' } } : stay
    case 'stop':
      return { ...stay, state: { ...state, phase: 'stopping' } }
    case 'error':
      // The browser aborts when the page stops it.
      return ended(state, event.code === 'aborted' ? null : (errors[event.code] ?? 'failed'))
    case 'ended':
      return state.phase === 'listening' && state.hasHeard
        ? { ...ended(state, null), state: { ...silent, phase: 'starting' }, goesOn: true }
        : ended(state, null)
    case 'results':
      return heardMore(state, event.results)
  }
}

/** Writes what was heard last, because some browsers end without saying that they are sure of it. */
const ended = ({ heard }: Dictation, error: DictationError | null): Step => ({
  state: { ...silent, error },
  spoken: heard,
  goesOn: false,
})

function heardMore(state: Dictation, results: readonly { text: string; isFinal: boolean }[]): Step {
  const sure = results.filter(({ isFinal }) => isFinal)
  const unsure = results.filter(({ isFinal }) => !isFinal)
  return {
    state: {
      ...state,
      phase: state.phase === 'starting' ? 'listening' : state.phase,
      heard: joined(unsure),
      written: Math.max(state.written, sure.length),
      hasHeard: state.hasHeard || results.length > 0,
    },
    spoken: joined(sure.slice(state.written)),
    goesOn: false,
  }
}

const joined = (results: readonly { text: string }[]) =>
  results
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ')
