import { isOrder } from '@/lib/evaluation/text/injection'
import { isFunctionWord, sentences, words } from '@/lib/evaluation/text/words'
import { isNumber, readLanguage, type Reading } from './language'
import { isMash } from './letters'
import { stem } from './stem'
import type { Task } from './subjects'

/** A sentence, or a passage of some thirty words, and what it is made of. */
export type Passage = {
  text: string
  tokens: string[]
  /** The words of meaning as written, and what each has in common with its other forms. */
  content: string[]
  stems: string[]
}

export type Reason = 'order' | 'mash' | 'copy' | 'repetition'

/** A submission as the rules read it: what is left of it without what is no work on the task. */
export type Draft = Reading & { kept: Passage[]; tokens: number; dropped: Record<Reason, number> }

/** Reads a submission beside its task and leaves out orders, mash, copying and repetition. Pure. */
export function readDraft(text: string, task: Task): Draft {
  const reading = readLanguage(text)
  const isCopy = copiesOf(`${task.title} ${task.description}`)
  const isRepeat = repeats()
  const dropped: Record<Reason, number> = { order: 0, mash: 0, copy: 0, repetition: 0 }
  const kept: Passage[] = []
  let tokens = 0
  for (const sentence of sentences(text)) {
    const passage = passageOf(sentence, reading)
    tokens += passage.tokens.length
    const reason = reasonAgainst(passage)
    if (reason) dropped[reason] += passage.tokens.length
    else if (passage.tokens.length > 0) kept.push(passage)
  }
  return { ...reading, kept, tokens, dropped }

  function reasonAgainst(passage: Passage): Reason | undefined {
    if (isOrder(passage.text)) return 'order'
    if (isMash(passage.tokens)) return 'mash'
    if (isCopy(passage)) return 'copy'
    if (isRepeat(passage)) return 'repetition'
  }
}

function passageOf(text: string, { language }: Reading): Passage {
  const tokens = words(text)
  const content = tokens.filter((token) => !isFunctionWord(token) && (token.length > 1 || isNumber(token)))
  return { text, tokens, content, stems: content.map((token) => stem(token, language)) }
}

const COPIED = 0.75

/** A passage is a copy when next to all of its words, in whatever order, are the task's words as they stand. */
function copiesOf(task: string): (passage: Passage) => boolean {
  const known = new Set(words(task))
  const isKnown = (tokens: readonly string[]) =>
    tokens.filter((token) => known.has(token)).length >= tokens.length * COPIED
  return ({ tokens, content }) => content.length > 0 && isKnown(content) && isKnown(tokens)
}

const SAME = 0.65
const MOST_REMEMBERED = 400

/** A passage repeats when most of its words stood together in one that came before. */
function repeats(): (passage: Passage) => boolean {
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  return ({ tokens }) => {
    const own = new Set(tokens)
    const shared = new Map<number, number>()
    for (const token of own) {
      for (const index of holders.get(token) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    const isRepeat = [...shared].some(([index, count]) => count / (own.size + (sizes[index] ?? 0) - count) >= SAME)
    if (isRepeat || sizes.length >= MOST_REMEMBERED) return isRepeat
    for (const token of own) holders.set(token, [...(holders.get(token) ?? []), sizes.length])
    sizes.push(own.size)
    return false
  }
}
