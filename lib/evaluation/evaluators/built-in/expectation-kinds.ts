import { withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import data from './data/expectation-kinds.json'
import { hasNumber } from './numbers'

export type Kind = {
  kind: string
  /** It can be expressed in words that no list contains: any clause of the writer's own may meet it. */
  isOpen: boolean
  asks: RegExp
  shows: RegExp
}

const fenced = (list: string) => new RegExp(` (?:${list})(?= )`)
const kinds: readonly Kind[] = data.kinds.map(({ kind, asks, shows, ...rest }) => ({
  kind,
  isOpen: 'isOpen' in rest,
  asks: fenced(asks),
  shows: fenced(shows),
}))

const plain = (text: string) => withoutAccents(wordLine(text))

/** The kind of information that an expectation requests; undefined where it just names a thing. */
export function kindOf(expectation: string): Kind | undefined {
  return kinds.find(({ asks }) => asks.test(plain(expectation)))
}

/** A name within a sentence: a capital after a lower-case letter. */
const NAME = /(?<=[\p{Ll}\p{N},'’] |['’])\p{Lu}\p{Ll}+/u

/** True when a passage contains that kind of information. `#` in a pattern stands for a number and `@` for a name. */
export function shows({ shows: pattern }: Kind, passage: string): boolean {
  const marked = pattern.source
  if (pattern.test(plain(passage))) return true
  if (marked.includes('@') && NAME.test(passage)) return true
  return marked.includes('#') && hasNumber(passage)
}
