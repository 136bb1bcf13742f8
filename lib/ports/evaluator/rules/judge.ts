import { criteria, type CriterionId, type Finding, type Level } from '@/lib/submissions/rubric'
import { isFunctionWord, words } from '@/lib/submissions/words'
import { cuesIn } from './cues'
import { declines } from './declines'
import { readDraft, type Draft, type Passage } from './draft'
import { isNumber } from './language'
import type { Task } from './subjects'
import { topicOf, type Topic } from './topic'

/** Why a submission falls short, the gravest reason first. */
export type Lack = 'foreign' | 'order' | 'copy' | 'repetition' | 'mash' | 'declined' | 'short' | 'prose' | 'topic'

export type Judgement = { draft: Draft; topic: Topic; criteria: Finding[]; measures: Measures; lacks: Lack[] }

type Measures = {
  /** Words kept, different words of meaning among them, and those that are not the task's. */
  tokens: number
  distinct: number
  added: number
  /** How many of the five kinds of cues there are: person, reason, order, thought, example. */
  ways: number
  grammar: number
  /** Different words of grammar: a list strung together with "and" has few. */
  joints: number
  repeated: number
  /** How much of it stands between commas by ones and twos: a list, whatever is strung on to it. */
  listed: number
}

/** What the built-in rules find in a submission, with the passages that show it. Pure and deterministic. */
export function judge(text: string, task: Task): Judgement {
  const draft = readDraft(text, task)
  const topic = topicOf(draft.kept, draft.language, task)
  const cues = draft.kept.map((passage) => cuesIn(passage.text, draft.language))
  const measures = measure(draft, cues, task)
  const isDeclined = declines(draft)
  const levels = levelsOf(measures, isDeclined ? 'none' : topic.level)
  const strongest = (weight: (passage: Passage, index: number) => number) =>
    draft.kept
      .map((passage, index) => ({ passage, weight: weight(passage, index) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map(({ passage }) => passage.text)
  const evidence: Record<CriterionId, string[]> = {
    answers: strongest((passage) => topic.weight(passage)),
    complete: strongest((passage) => passage.content.length),
    own: strongest((_, index) => cues[index]?.filter(Boolean).length ?? 0),
    clear: strongest((passage) => Math.min(passage.tokens.length, 20)),
  }
  return {
    draft,
    topic,
    measures,
    criteria: criteria.map(({ id }) => ({
      id,
      level: levels[id],
      evidence: levels[id] === 'none' ? [] : evidence[id],
    })),
    lacks: lacksOf(draft, measures, levels, isDeclined),
  }
}

function measure(draft: Draft, cues: readonly boolean[][], task: Task): Measures {
  const taskWords = new Set(words(`${task.title} ${task.description}`))
  const content = draft.kept.flatMap((passage) => passage.content)
  const lettered = draft.kept.flatMap(({ tokens }) => tokens).filter((token) => !isNumber(token))
  return {
    tokens: draft.kept.reduce((sum, passage) => sum + passage.tokens.length, 0),
    distinct: new Set(draft.kept.flatMap((passage) => passage.stems)).size,
    added: new Set(content.filter((word) => !taskWords.has(word))).size,
    ways: [0, 1, 2, 3, 4].filter((way) => cues.some((found) => found[way])).length,
    grammar: lettered.filter((token) => isFunctionWord(token)).length / (lettered.length || 1),
    joints: new Set(lettered.filter((token) => isFunctionWord(token))).size,
    repeated: draft.dropped.repetition / (draft.tokens || 1),
    listed: listedShare(draft.kept),
  }
}

function listedShare(kept: readonly Passage[]): number {
  const sizes = kept.flatMap(({ text }) => text.split(/[,;:.\n]/).map((part) => words(part).length))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.filter((size) => size <= 2).reduce((sum, size) => sum + size, 0) / (all || 1)
}

/** Of a text with more of it between commas than this, the rest is not what was written about. */
const LISTED = 0.6

/** Sentences have this much grammar in them; lists of words have not. */
const PROSE = 0.2
const FEWEST_JOINTS = 5

function levelsOf(measures: Measures, topic: Level): Record<CriterionId, Level> {
  const { tokens, distinct, added, ways, grammar, joints, repeated, listed } = measures
  if (grammar < PROSE || listed > LISTED)
    return { answers: topic === 'none' ? 'none' : 'partial', complete: 'none', own: 'none', clear: 'none' }
  const isRich = tokens >= 25 && distinct >= 12 && added >= 7
  const isEnough = tokens >= 15 && distinct >= 8 && added >= 4 && joints >= FEWEST_JOINTS
  return {
    answers: topic,
    complete: repeated >= 0.5 || !isEnough ? 'none' : isRich ? 'full' : 'partial',
    own: ways >= 3 ? 'full' : ways >= 1 ? 'partial' : 'none',
    clear: repeated < 0.3 && tokens >= 8 ? 'full' : 'partial',
  }
}

function lacksOf(draft: Draft, measures: Measures, levels: Record<CriterionId, Level>, isDeclined: boolean): Lack[] {
  const { dropped, tokens } = draft
  const found: Record<Lack, boolean> = {
    foreign: draft.isForeign && measures.grammar < PROSE && dropped.mash < tokens * 0.5,
    order: dropped.order > 0,
    mash: dropped.mash > tokens * 0.2,
    copy: dropped.copy > tokens * 0.3,
    repetition: dropped.repetition > tokens * 0.3,
    declined: isDeclined,
    short: levels.complete === 'none' && measures.repeated < 0.5,
    prose: measures.grammar < PROSE || measures.listed > LISTED,
    topic: levels.answers === 'none',
  }
  return (Object.keys(found) as Lack[]).filter((lack) => found[lack])
}
