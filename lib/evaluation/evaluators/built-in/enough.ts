import { type ExpectationFinding, expectationsNeeded } from '@/lib/evaluation/rubric'
import type { Kind } from './expectation-kinds'
import data from './data/enough-weights.json'

/** An expectation's finding, and what speaks for it: the kind of information that it requests, and who shows it. */
export type Sign = {
  finding: ExpectationFinding
  kind?: Kind
  /** Indexes of clauses. */
  shown: readonly number[]
  /** The text repeats a word of it: "My uncle helped" is about who helped. */
  isNamed: boolean
}

/**
 * Makes findings agree with whether the text as a whole plausibly tells enough: where it does, as many open
 * expectations as are needed are guessed to be met in part; where it does not, fewer than are needed count: those that
 * are hardest to meet by chance.
 */
export function settle(signs: readonly Sign[], told: Told): Features {
  const { answers, clauses, parts, guessed } = told
  const findings = signs.map(({ finding }) => finding)
  const trust = ({ finding, kind }: Sign) => (finding.level === 'full' ? surprise(kind, clauses) : 0)
  const met = () =>
    signs.filter(({ finding }) => finding.level !== 'none').sort((one, other) => trust(other) - trust(one))
  const answered = met().sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
  for (const { finding } of answered.slice(answers)) Object.assign(finding, { level: 'none', evidence: [] })
  const features = featuresOf(signs, told)
  if (findings.every(({ level }) => level === 'full')) return features
  const needed = expectationsNeeded(findings.length)
  const open = findings.filter(({ level }) => level === 'none')
  const lacking = open.slice(0, Math.max(0, needed - (findings.length - open.length)))
  if (isAbove(data.enough, features) && (lacking.length === 0 || parts >= needed)) {
    for (const finding of lacking) Object.assign(finding, { level: 'partial', evidence: [guessed] })
    return features
  }
  for (const { finding } of met().slice(needed - 1)) Object.assign(finding, { level: 'none', evidence: [] })
  return features
}

type Told = {
  /** Words of the writer's own: one does not answer two questions. */
  answers: number
  clauses: number
  /** Clauses that tell something of their own, and those that name something beyond the task and the expectations. */
  parts: number
  namingParts: number
  sentences: number
  words: number
  /** Quoted for a guess. */
  guessed: string
}

/** What speaks for and against a text that answers its expectations, before anything was settled. */
export type Features = Record<keyof typeof data.enough.weights, number>

/**
 * True when a text plausibly tells enough of what was asked for: most texts contain a place or a time by chance, and
 * one clause seldom answers two questions, so kinds that few texts show count more, and so do answers in different
 * clauses.
 */
function isAbove({ bias, weights }: { bias: number; weights: Partial<Features> }, features: Features): boolean {
  const keys = Object.keys(weights) as (keyof Features)[]
  return keys.reduce((sum, key) => sum + (weights[key] ?? 0) * features[key], bias) >= 0
}

/**
 * True when a text that meets its expectations is about the task, too: many a text about something else meets them by
 * chance. `strength` is that of its tie to the task.
 */
export const isTiedByAnswers = (strength: number, features: Features): boolean =>
  isAbove({ ...data.tied, bias: data.tied.bias + data.tied.tie * strength }, features)

/** Shares of the expectations; `open` and `guessed` are counts. */
function featuresOf(signs: readonly Sign[], { answers, clauses, namingParts, sentences, words }: Told): Features {
  const met = signs.filter(({ finding }) => finding.level === 'full')
  const telling = met
    .filter(({ shown }) => shown.length > 0)
    .reduce((sum, { kind }) => sum + surprise(kind, clauses), 0)
  return {
    telling: telling / signs.length,
    byWords: met.filter(({ shown }) => shown.length === 0).length / signs.length,
    apart: answeredApart(signs) / signs.length,
    open: signs.filter(({ finding }) => finding.level === 'none').length,
    guessed: signs.filter(({ finding }) => finding.level === 'partial').length,
    sentences: Math.min(sentences, signs.length + 1) / signs.length,
    namingParts: Math.min(namingParts, signs.length + 1) / signs.length,
    answers: Math.min(answers, MOST_ANSWERS) / MOST_ANSWERS,
    isPair: signs.length === 2 ? 1 : 0,
    words: Math.max(-1, Math.min(MOST_WORDS, Math.log((1 + words) / (1 + WORDS_FOR_ONE * signs.length)))),
  }
}

const MOST_ANSWERS = 20
/** About as many words as a child needs to tell one thing. */
const WORDS_FOR_ONE = 8
/** The weights were learnt from texts between 1 below and this. */
const MOST_WORDS = 0.4

/** Share of the clauses that share a word or a subject with an expectation. */
const ANY = 0.1

/** How surprising it is, in nats, that one of so many clauses shows that kind by chance. */
function surprise(kind: Kind | undefined, clauses: number): number {
  return -Math.log(1 - (1 - (kind?.share ?? ANY)) ** Math.max(1, clauses))
}

/** The largest number of expectations that different clauses show. */
function answeredApart(signs: readonly Sign[]): number {
  const holders = new Map<number, number>()
  const place = (index: number, tried: Set<number>): boolean =>
    (signs[index]?.shown ?? []).some((clause) => {
      if (tried.has(clause)) return false
      tried.add(clause)
      const holder = holders.get(clause)
      if (holder !== undefined && !place(holder, tried)) return false
      holders.set(clause, index)
      return true
    })
  return signs.filter((_, index) => place(index, new Set())).length
}
