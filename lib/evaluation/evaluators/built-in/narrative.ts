import { words } from '@/lib/evaluation/text/words'
import type { Passage } from './draft'
import type { Task } from './subjects'

const writer = new Set(words('i me my we us our je j me moi mon ma mes on nous'))
const somebody = new Set(words('he she him her his hers il elle lui'))
const questions = new Set(words('why how what who pourquoi comment quoi qui quel quelle'))

function who(kept: readonly Passage[]): { isWriter: boolean; isOther: boolean }[] {
  return kept.map(({ tokens }) => ({
    isWriter: tokens.some((token) => writer.has(token)),
    isOther: tokens.some((token) => somebody.has(token)),
  }))
}

/**
 * How much the people in a text speak for it where its subject is free: a tale told again has people
 * in it who are not the writer, a kindness has the writer and somebody else.
 */
export function told(kept: readonly Passage[], themes: ReadonlyMap<string, number>): number {
  const people = who(kept)
  const tale = people.filter(({ isWriter, isOther }) => isOther && !isWriter).length
  const both = people.filter(({ isWriter, isOther }) => isOther && isWriter).length
  const own = people.filter(({ isWriter }) => isWriter).length
  if (themes.has('kindness') && both >= 3) return 1.2
  return themes.has('story') && tale >= 2 && tale >= own ? 1 : 0
}

/** A task that names no subject ("Tell about your day") is answered by a tale of the writer's own. */
export function isDiary({ title }: Task, kept: readonly Passage[]): boolean {
  if (words(title).some((word) => questions.has(word))) return false
  const own = who(kept).filter(({ isWriter }) => isWriter).length
  return own >= 2 && own >= kept.length / 2
}
