import data from './glued-french.json'

type Rewriting = readonly [written: RegExp, meant: string]

const { glued, firstPerson, negation } = data

const after = (before: string, pairs: string[][]): Rewriting[] =>
  pairs.map(([meant = '', written = '']) => [new RegExp(` (${before})(?:${written})(?= )`, 'g'), ` $1${meant}`])

const rewritings: Rewriting[] = [
  ...glued.map(([meant = '', written = '']): Rewriting => [new RegExp(` (?:${written})(?= )`, 'g'), ` ${meant}`]),
  ...after(firstPerson.before, firstPerson.verbs),
  ...after(negation.before, negation.words),
]

/** A line of words without accents in which French words that a child wrote as one stand apart: « jveux », « lai ». */
export const unglued = (line: string): string =>
  rewritings.reduce((read, [written, meant]) => read.replace(written, meant), line)
