import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { PASS_SCORE } from '@/lib/evaluation/rubric'
import type { Subject } from '@/lib/evaluation/subject'
import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { defaultLevel, memberLevels } from '@/lib/users/level'
import * as z from '@/lib/zod'
import { inEnglish } from '../../fixtures/english'
import { UserError } from '../../../prisma/system/project.mjs'

/** A text with a person's judgement. */
export type Item = {
  /** Identifies the item in the results: equal subjects are the same item. */
  key: string
  subject: Required<Subject>
  isAccepted: boolean
  /** From 0 to 100, if people gave a score. */
  score: number | null
}

const said = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text') })
  .trim()
  .min(1, 'is empty')
const expectationText = said.max(longestExpectation, `is longer than ${longestExpectation} characters`)
const lower = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
const blankIsMissing = (value: unknown) => (value === '' || value === null ? undefined : value)
const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/
/** The number that a cell of a CSV file spells; any other value as it is. */
const numberIn = (value: unknown) => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value)

const fields = z.object(
  {
    title: said,
    description: said,
    expectations: z
      .array(
        z.union(
          [expectationText, z.object({ text: expectationText, isHidden: z.boolean() })],
          `is neither a text nor { "text", "isHidden" } with at most ${longestExpectation} characters`,
        ),
        'is no list',
      )
      .max(mostExpectations, `has more than ${mostExpectations}`)
      .default([]),
    level: z.preprocess(
      (value) => blankIsMissing(lower(value)),
      z.enum(memberLevels, `is none of ${memberLevels.join(', ')}`).default(defaultLevel),
    ),
    text: said,
    label: z.preprocess(
      (value) => blankIsMissing(lower(value)),
      z.enum(['accept', 'refuse'], 'is neither accept nor refuse').optional(),
    ),
    score: z.preprocess(
      (value) => blankIsMissing(numberIn(value)),
      z.number('is no number').min(0, 'is below 0').max(100, 'is above 100').optional(),
    ),
  },
  'is no JSON object',
)
const record = fields.refine(({ label, score }) => label !== undefined || score !== undefined, {
  path: ['label'],
  message: 'and score are both missing',
})

type Line = { line: number; value: unknown }

/**
 * Reads the texts of a CSV or JSONL file, by its extension. Throws a UserError that lists every invalid
 * line, without returning any text.
 */
export function parseItems(file: string, contents: string): Item[] {
  const text = contents.replace(/^\uFEFF/, '')
  const lines = file.toLowerCase().endsWith('.csv') ? csvLines(file, text) : jsonLines(file, text)
  const errors: string[] = []
  const items = lines.flatMap(({ line, value }) => {
    const { data, error } = record.safeParse(value)
    if (data) return [itemOf(data)]
    for (const { path, message } of error.issues) {
      errors.push(`${file}, line ${line}: ${`${path.join('.')} ${inEnglish(message)}`.trim()}`)
    }
    return []
  })
  if (errors.length > 0) throw new UserError(shortened(errors).join('\n'))
  if (items.length === 0) throw new UserError(`${file} holds no text.`)
  return items
}

/** Converts a judged text to an item. Without a label, the score is accepted from the threshold on. */
export function itemOf({ expectations, label, score, ...subject }: z.output<typeof record>): Item {
  const whole = {
    ...subject,
    expectations: expectations.map((each) => (typeof each === 'string' ? { text: each, isHidden: false } : each)),
  }
  const key = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 32)
  const isAccepted = label === undefined ? (score ?? 0) >= PASS_SCORE : label === 'accept'
  return { key, subject: whole, isAccepted, score: score ?? null }
}

function csvLines(file: string, text: string): Line[] {
  let line = 1
  try {
    const rows = parse(text, { columns: headerOf(file), info: true, skip_empty_lines: true }) as unknown as CsvRow[]
    return rows.map(({ record: row, info }, at) => {
      const begins = (rows[at - 1]?.info.lines ?? 1) + 1
      line = info.lines
      const expectations = [
        ...parts(row.expectations),
        ...parts(row.hidden).map((each) => ({ text: each, isHidden: true })),
      ]
      return { line: begins, value: { ...row, expectations } }
    })
  } catch (error) {
    if (error instanceof CsvError) throw new UserError(`${file}, line ${String(error.lines ?? line)}: ${error.message}`)
    throw error
  }
}

type CsvRow = { record: Record<string, string>; info: { lines: number } }

/** The names of the columns. Throws a UserError when two have the same name. */
const headerOf = (file: string) => (cells: string[]) => {
  const names = cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  if (twice !== undefined) throw new UserError(`${file}, line 1: has more than one column ${twice}`)
  return names
}

const parts = (cell = '') =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function jsonLines(file: string, text: string): Line[] {
  return text.split(/\r?\n/).flatMap((each, at) => {
    if (each.trim() === '') return []
    try {
      return [{ line: at + 1, value: JSON.parse(each) as unknown }]
    } catch {
      throw new UserError(`${file}, line ${at + 1}: is no JSON object`)
    }
  })
}

const MAX_ERRORS = 20

function shortened(errors: readonly string[]): string[] {
  const more = errors.length - MAX_ERRORS
  return more > 0 ? [...errors.slice(0, MAX_ERRORS), `… and ${more} more`] : [...errors]
}
