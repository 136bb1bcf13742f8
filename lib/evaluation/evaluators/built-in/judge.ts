import { namingWords } from '@/lib/evaluation/text/naming'
import { isShuffled } from '@/lib/evaluation/text/word-order'
import { criteria, type CriterionId, type Finding } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { cuesIn } from './cues'
import { declines } from './declines'
import { readDraft, type Draft, type Passage } from './draft'
import { isGeneric } from './generic'
import { isNumber } from './language'
import { stem } from './stem'
import type { Task } from './subjects'
import { topicOf, type Topic } from './topic'

/** Why a submission falls short, the gravest reason first. */
export type Lack =
  'foreign' | 'order' | 'copy' | 'repetition' | 'mash' | 'declined' | 'short' | 'prose' | 'shuffled' | 'vague' | 'topic'

export type Judgement = { draft: Draft; topic: Topic; criteria: Finding[]; measures: Measures; lacks: Lack[] }

type Measures = {
  /** Words kept, and the different words of meaning among them that are not the task's. */
  tokens: number
  added: number
  /** How many of the five kinds of cues there are: person, reason, order, thought, example. */
  ways: number
  grammar: number
  repeated: number
  /** How much of it stands between commas by ones and twos: a list, whatever is strung on to it. */
  listed: number
  /** Words kept that are not the task's. */
  ownWords: number
  /** Different words that name a thing, a person, a place, a number or an act, and their share of the words of meaning. */
  naming: number
  namingShare: number
  isShuffled: boolean
}

/** What the built-in rules find in a submission, with the passages that show it. Pure and deterministic. */
export function judge(text: string, task: Task): Judgement {
  const draft = readDraft(text, task)
  const topic = topicOf(draft.kept, draft.language, task)
  const cues = draft.kept.map((passage) => cuesIn(passage.text, draft.language))
  const measures = measure(draft, cues, task)
  const isDeclined = declines(draft)
  const levels = levelsOf(measures, isDeclined || draft.isForeign ? 'none' : topic.level)
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
  const { language } = draft
  const kept = draft.kept.map(({ text }) => text).join(' ')
  const given = new Set([...taskWords].map((word) => stem(word, language)))
  const naming = [...namingWords(kept, language, given)].filter((word) => !isGeneric(stem(word, language), language))
  const tokens = draft.kept.flatMap((passage) => passage.tokens)
  const lettered = tokens.filter((token) => !isNumber(token))
  return {
    ownWords: tokens.filter((token) => isFunctionWord(token) || !taskWords.has(token)).length,
    naming: naming.length,
    namingShare: naming.length / (new Set(content).size || 1),
    isShuffled: !draft.isForeign && isShuffled(kept, language),
    tokens: tokens.length,
    added: new Set(content.filter((word) => !taskWords.has(word))).size,
    ways: [0, 1, 2, 3, 4].filter((way) => cues.some((found) => found[way])).length,
    grammar: lettered.filter((token) => isFunctionWord(token)).length / (lettered.length || 1),
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

/** Words of the writer's own for "Tells enough": partly, and fully. */
const ENOUGH = { partial: 10, full: 25 }

const FEW_NAMED = 6
const LEAST_NAMED = 0.36

const isProse = ({ grammar, listed }: Measures) => grammar >= PROSE && listed <= LISTED
/** Of a text that is short anyway, more words are asked for first. */
const isVague = ({ naming, namingShare, ownWords }: Measures) =>
  ownWords >= ENOUGH.partial && naming < FEW_NAMED && namingShare < LEAST_NAMED

function levelsOf(measures: Measures, topic: Level): Record<CriterionId, Level> {
  const { tokens, ownWords, ways, repeated, isShuffled } = measures
  if (!isProse(measures) || isShuffled)
    return { answers: topic === 'none' ? 'none' : 'partial', complete: 'none', own: 'none', clear: 'none' }
  const isEnough = ownWords >= ENOUGH.partial && repeated < 0.5
  return {
    answers: topic === 'none' || isVague(measures) ? 'none' : 'full',
    complete: !isEnough ? 'none' : ownWords >= ENOUGH.full ? 'full' : 'partial',
    own: ways >= 3 ? 'full' : ways >= 1 || isEnough ? 'partial' : 'none',
    clear: repeated < 0.3 && tokens >= 8 ? 'full' : 'partial',
  }
}

function lacksOf(draft: Draft, measures: Measures, levels: Record<CriterionId, Level>, isDeclined: boolean): Lack[] {
  const { dropped, tokens } = draft
  const found: Record<Lack, boolean> = {
    foreign: draft.isForeign && dropped.mash < tokens * 0.5,
    order: dropped.order > 0,
    mash: dropped.mash > tokens * 0.2,
    copy: dropped.copy > tokens * 0.3,
    repetition: dropped.repetition > tokens * 0.3,
    declined: isDeclined,
    short: levels.complete === 'none' && measures.repeated < 0.5,
    prose: !isProse(measures),
    shuffled: measures.isShuffled,
    vague: isVague(measures),
    topic: levels.answers === 'none' && !isVague(measures),
  }
  return (Object.keys(found) as Lack[]).filter((lack) => found[lack])
}
