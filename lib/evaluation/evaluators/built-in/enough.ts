import { expectationsNeeded } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'
import data from './data/enough-weights.json'

/** How much a text as a whole tells. */
export type Told = {
  /** Words of the writer's own: one does not answer two questions. */
  answers: number
  /** Expectations that a clause answers in their own words. */
  echoed: number
  sentences: number
  words: number
  /** Whether other expectations are hidden. */
  isBesideAnswer: boolean
}

export type Features = Record<keyof typeof data.tied.weights, number>

/** An expectation is met in full from this probability on. */
export const TOLD = 0.5
/** The log-odds that one of its clauses reaches then. */
const TOLD_BY_ONE = -0.25
/** What as many expectations as are needed must reach in a text that reads like a single sentence of a complete one. */
const SURELY_TOLD = 0.65
/** What they must reach in other texts. */
const LEAST_TOLD = 0.24
/** For a single expectation, which most texts tell: `isTiedByAnswers` is stricter with it instead. */
const PERHAPS_TOLD = 0.1
/** For a single one beside a hidden one, since the answer to that tells nothing of it. */
const TOLD_BESIDE_ANSWER = 0.25
/** Where a text does not tell enough, what is less probable is named as missing. */
const PARTLY_TOLD = 0.3
/** From this probability on, what separate clauses tell counts even if the whole text does not seem to tell enough. */
const CERTAIN = 0.9

/**
 * The level of each expectation. A text that as a whole plausibly tells enough meets at least as many as are needed,
 * but no more than it has answers: the likeliest, some perhaps in part. Any other text meets as many as are needed only
 * if separate clauses tell them with `CERTAIN`, and fewer otherwise. `odds` are the log-odds that each of its clauses
 * tells each expectation. Pure.
 */
export function settle(odds: readonly (readonly number[])[], told: Told): { levels: Level[]; features: Features } {
  const chances = odds.map(chanceOf)
  const features = featuresOf(odds, told)
  const needed = expectationsNeeded(odds.length)
  const from = (least: number) => chances.filter((chance) => chance >= least).length
  const [tellsMoreThanOne, tellsMoreThanSentence] = data.enough.map((each) => isAbove(each, features))
  const isPlausible = from(SURELY_TOLD) >= needed || (tellsMoreThanSentence && from(LEAST_TOLD) >= needed)
  const isEchoed = odds.length > 0 && told.echoed >= needed
  const isEnough =
    isEchoed ||
    (odds.length === 1
      ? from(told.isBesideAnswer ? TOLD_BESIDE_ANSWER : PERHAPS_TOLD) === 1
      : tellsMoreThanOne && isPlausible)
  const most = isEnough ? Math.max(needed, from(TOLD)) : Math.min(needed - 1, from(PARTLY_TOLD))
  const count = Math.min(told.answers, most)
  const certain = toldApart(odds).filter(({ value }) => value >= logOdds(CERTAIN))
  const isCertain = odds.length > 1 && certain.length >= needed && told.answers >= needed
  const ranked = chances.map((_, index) => index).sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  const met = new Set(isCertain && !isEnough ? certain.map(({ index }) => index) : ranked.slice(0, count))
  // Several clauses of which none tells it do not tell it in full.
  const isTold = (index: number) => (chances[index] ?? 0) >= TOLD && Math.max(...(odds[index] ?? [])) >= TOLD_BY_ONE
  const levels = chances.map((_, index) => (!met.has(index) ? 'none' : isTold(index) ? 'full' : 'partial'))
  return { levels, features }
}

/** Else a long text would tell everything, because every clause might. */
const MOST_TELLING = 8

/** The probability that one of the clauses tells it, by the likeliest few. */
function chanceOf(odds: readonly number[]): number {
  const likeliest = [...odds].sort((one, other) => other - one).slice(0, MOST_TELLING)
  return 1 - likeliest.reduce((none, each) => none / (1 + Math.exp(each)), 1)
}

/**
 * True when a text that meets its expectations is about the task, too: many a text about something else meets them by
 * chance. `strength` is that of its tie to the task.
 */
export const isTiedByAnswers = (strength: number, features: Features): boolean =>
  isAbove({ ...data.tied, bias: data.tied.bias + data.tied.tie * strength }, features)

function isAbove({ bias, weights }: { bias: number; weights: Partial<Features> }, features: Features): boolean {
  const keys = Object.keys(weights) as (keyof Features)[]
  return keys.reduce((sum, key) => sum + (weights[key] ?? 0) * features[key], bias) >= 0
}

const WORDS_FOR_ONE = 8
const MANY_EXPECTATIONS = 4
/** The weights were learnt from texts whose logarithm of words per expectation was between -1 and this. */
const MOST_WORDS = 0.4
const LEAST_ODDS = -6

/** A clause whose best log-odds are below this tells nothing that was asked for. */
const TELLS_NOTHING = -1

/** What speaks for a text that answers its expectations. Pure. */
export function featuresOf(
  odds: readonly (readonly number[])[],
  { sentences, words }: Pick<Told, 'sentences' | 'words'>,
): Features {
  const count = Math.max(1, odds.length)
  const spare = odds.length - expectationsNeeded(odds.length)
  const best = odds.map((each) => Math.max(LEAST_ODDS, ...each)).sort((one, other) => one - other)
  const chances = odds.map(chanceOf).sort((one, other) => one - other)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const ofClauses = (odds[0] ?? []).map((_, at) => Math.max(LEAST_ODDS, ...odds.map((each) => each[at] ?? LEAST_ODDS)))
  const clauses = ofClauses.length > 0 ? ofClauses : [LEAST_ODDS]
  const told = toldApart(odds).map(({ value }) => value)
  const apart = Array.from({ length: Math.max(1, expectationsNeeded(odds.length)) }, (_, at) => told[at] ?? LEAST_ODDS)
  return {
    lowest: best[0] ?? LEAST_ODDS,
    second: best[1] ?? best[0] ?? LEAST_ODDS,
    needed: best[spare] ?? LEAST_ODDS,
    mean: best.length > 0 ? mean(best) : LEAST_ODDS,
    chance: chances.length > 0 ? mean(chances) : 0,
    secondChance: chances[1] ?? chances[0] ?? 0,
    neededChance: chances[spare] ?? 0,
    all: chances.length > 0 ? logOdds(chances.reduce((product, chance) => product * chance, 1)) : LEAST_ODDS,
    apart: mean(apart),
    leastApart: Math.min(...apart),
    idle: clauses.filter((each) => each < TELLS_NOTHING).length / clauses.length,
    leastClause: Math.min(...clauses),
    meanClause: mean(clauses),
    sentences: Math.min(sentences, count + 1) / count,
    isSingle: count === 1 ? 1 : 0,
    isPair: count === 2 ? 1 : 0,
    isMany: count >= MANY_EXPECTATIONS ? 1 : 0,
    words: Math.max(-1, Math.min(MOST_WORDS, Math.log((1 + words) / (1 + WORDS_FOR_ONE * count)))),
  }
}

/** Between `LEAST_ODDS` and those of a probability of 0.999. */
export const logOdds = (chance: number) => Math.max(LEAST_ODDS, Math.log(chance / Math.max(1e-3, 1 - chance)))

/** As many expectations as are needed, each told by another clause, with the log-odds: the likeliest first. */
function toldApart(odds: readonly (readonly number[])[]) {
  const needed = Math.max(1, expectationsNeeded(odds.length))
  const cells = odds
    .flatMap((each, index) => each.map((value, clause) => ({ value: Math.max(LEAST_ODDS, value), index, clause })))
    .sort((one, other) => other.value - one.value)
  const taken: typeof cells = []
  for (const cell of cells) {
    if (taken.length === needed) break
    if (!taken.some(({ index, clause }) => index === cell.index || clause === cell.clause)) taken.push(cell)
  }
  return taken
}
