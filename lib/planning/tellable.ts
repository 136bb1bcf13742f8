import { anyOf } from '@/lib/text'
import verbs from './telling-verbs.json'

type Told = {
  readonly description: string
  readonly expectations: readonly string[] | readonly { readonly text: string }[]
}

const anyVerb = anyOf([...verbs.english, ...verbs.french])
/** A verb of telling, or a question. */
const asks = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyVerb})(?![\\p{L}\\p{N}])|\\?`, 'iu')

/**
 * Whether a task says what to tell about it: it has an expectation, or its description asks for something, in English
 * or French. "Tidy your room" alone leaves a child with nothing to write.
 */
export function isTellable({ description, expectations }: Told): boolean {
  const hasExpectation = expectations.some((each) => (typeof each === 'string' ? each : each.text).trim() !== '')
  return hasExpectation || asks.test(description)
}
