/** A voice of this device that speaks the language; none when only voices of a service on the network do. */
export function deviceVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const own = voices.filter(({ localService, lang }) => localService && speaks(lang, language))
  return own.find((voice) => voice.default) ?? own[0]
}

const speaks = (lang: string, language: string) => lang.toLowerCase().split(/[-_]/)[0] === language

/** Calls back when the device's voices are known or have changed. Returns the cancellation. */
export function onVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

/** Whether the device itself can read a text in the language aloud. */
export const canSpeak = (language: string): boolean =>
  'speechSynthesis' in window && deviceVoice(speechSynthesis.getVoices(), language) !== undefined

/** Reads the text aloud instead of any other, and calls back at its end. Returns the cancellation. */
export function speak(text: string, language: string, ended: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = deviceVoice(speechSynthesis.getVoices(), language) ?? null
  utterance.lang = utterance.voice?.lang ?? language
  utterance.rate = 0.9
  utterance.onend = ended
  utterance.onerror = ended
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => speechSynthesis.cancel()
}
