import { deviceVoice } from '@/app/(shell)/task-submission/[taskId]/speech'

const voice = (name: string, lang: string, rest: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, localService: true, default: false, ...rest }) as SpeechSynthesisVoice

const nameOf = (voices: SpeechSynthesisVoice[], language: string) => deviceVoice(voices, language)?.name

test('a voice of the device speaks the language, the default one first', () => {
  const voices = [voice('Anna', 'de-DE'), voice('Amélie', 'fr-CA'), voice('Thomas', 'fr_FR', { default: true })]
  expect(nameOf(voices, 'fr')).toBe('Thomas')
  expect(nameOf(voices.slice(0, 2), 'fr')).toBe('Amélie')
  expect(nameOf(voices, 'en')).toBeUndefined()
})

test('a voice that sends the text over the network is never used', () => {
  expect(nameOf([voice('Cloud', 'en-GB', { localService: false })], 'en')).toBeUndefined()
})
