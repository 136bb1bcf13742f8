import { functionShares, type Language } from '@/lib/submissions/language'
import { isOrder } from '@/lib/submissions/orders'
import { isFunctionWord, sentences, words } from '@/lib/submissions/words'
import { isMash } from './letters'
import { stem } from './stem'

/** A sentence, or a passage of some thirty words, and what it is made of. */
export type Passage = {
  text: string
  tokens: string[]
  /** The words of meaning as written, and what they have in common with their other forms. */
  content: string[]
  stems: string[]
}

export type Draft = {
  language: Language
  /** How much of the text is grammar of a language that the rules read: hardly any in mash or in Dutch. */
  grammar: number
  /** All that was written, and what is left without orders, mash, copying and repetition. */
  passages: Passage[]
  kept: Passage[]
  dropped: Record<Reason, number>
}

export type Reason = 'order' | 'mash' | 'copy' | 'repetition'

/** The passages of a text in the language that fits it best. */
export function passagesOf(text: string): { language: Language; grammar: number; passages: Passage[] } {
  const shares = functionShares(words(text).filter((token) => !isNumber(token)))
  const language = shares.fr > shares.en ? 'fr' : 'en'
  const passages = sentences(text)
    .map((sentence) => passage(sentence, language))
    .filter(({ tokens }) => tokens.length > 0)
  return { language, grammar: shares[language], passages }
}

function passage(text: string, language: Language): Passage {
  const tokens = words(text)
  const content = tokens.filter((token) => !isFunctionWord(token) && (token.length > 1 || isNumber(token)))
  return { text, tokens, content, stems: content.map((token) => stem(token, language)) }
}

export function isNumber(token: string): boolean {
  return /^\p{N}+$/u.test(token)
}

/** Reads a submission beside its task and leaves out what is no work on it. Pure, linear in the texts. */
export function readDraft(text: string, task: { title: string; description: string }): Draft {
  const { language, grammar, passages } = passagesOf(text)
  const isCopy = copyOf(words(`${task.title} ${task.description}`))
  const isRepeat = repetition()
  const dropped: Record<Reason, number> = { order: 0, mash: 0, copy: 0, repetition: 0 }
  const kept = passages.filter((each) => {
    const reason = isOrder(each.text)
      ? 'order'
      : isMash(each.tokens)
        ? 'mash'
        : isCopy(each)
          ? 'copy'
          : isRepeat(each)
            ? 'repetition'
            : undefined
    if (reason) dropped[reason] += each.tokens.length
    return !reason
  })
  return { language, grammar, passages, kept, dropped }
}

const COPIED = 0.75

/** A passage is a copy when next to all of its words, in whatever order, are the task's words as they stand. */
function copyOf(taskTokens: readonly string[]): (passage: Passage) => boolean {
  const known = new Set(taskTokens)
  const shareKnown = (tokens: readonly string[]) => tokens.filter((token) => known.has(token)).length / tokens.length
  return ({ tokens, content }) =>
    content.length > 0 && shareKnown(content) >= COPIED && shareKnown(tokens) >= COPIED
}

const SAME = 0.65

/** A passage repeats when most of its words stand together in one that came before. */
function repetition(): (passage: Passage) => boolean {
  const before: Set<string>[] = []
  const holders = new Map<string, Set<number>>()
  return ({ tokens }) => {
    const own = new Set(tokens)
    const shared = new Map<number, number>()
    for (const token of own) for (const index of holders.get(token) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    const isRepeat = [...shared].some(([index, count]) => {
      const size = before[index]?.size ?? 0
      return count / (own.size + size - count) >= SAME
    })
    if (!isRepeat && before.length < 400) {
      for (const token of own) holders.set(token, (holders.get(token) ?? new Set()).add(before.length))
      before.push(own)
    }
    return isRepeat
  }
}
