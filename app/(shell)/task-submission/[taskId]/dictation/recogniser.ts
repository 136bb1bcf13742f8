import type { DictationEvent } from './dictation'

type Heard = { readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }

/** The part of the Web Speech API that is used; TypeScript has no types of it. */
export type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: { results: ArrayLike<Heard> }) => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Browser = { SpeechRecognition?: new () => Recogniser; webkitSpeechRecognition?: new () => Recogniser }

const ofBrowser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Browser
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser has speech recognition. */
export const canRecognise = (): boolean => ofBrowser() !== undefined

/** The viewer's own variant of the language, such as British English. */
export const variantOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((each) => each.toLowerCase().split('-')[0] === language) ?? language

/** A recogniser of this browser that tells what happens. Throws where there is none. */
export function recogniserFor(language: string, tell: (event: DictationEvent) => void): Recogniser {
  const Recognition = ofBrowser()
  if (!Recognition) throw new Error('This browser has no speech recognition.')
  const recogniser = new Recognition()
  recogniser.lang = variantOf(language, navigator.languages)
  recogniser.interimResults = true
  // On Android a session that goes on repeats its earlier results as new ones.
  recogniser.continuous = !/android/i.test(navigator.userAgent)
  recogniser.onstart = () => tell({ type: 'begun' })
  recogniser.onend = () => tell({ type: 'ended' })
  recogniser.onerror = ({ error }) => tell({ type: 'error', code: error })
  recogniser.onresult = ({ results }) =>
    tell({
      type: 'results',
      results: Array.from(results, (each) => ({ text: each[0]?.transcript ?? '', isFinal: each.isFinal })),
    })
  return recogniser
}
