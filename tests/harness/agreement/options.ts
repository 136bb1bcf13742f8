import path from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../../../prisma/system/project.mjs'
import type { Price } from './figures'

export const usage = `Say what to evaluate: npm run agreement -- FILE [options]

FILE is a CSV or JSONL file with title, description, expectations, hidden, level, text, and label or score;
docs/evaluation.md describes them. --held-out instead of FILE takes the project's own held-out texts.

  --models a,b        ask these models of the configured server side by side; built-in is the built-in evaluator
  --runs K            evaluate each text K times (1)
  --per-minute N      begin at most N evaluations a minute (no limit); each is one call of the model, or up to three
                      when its server fails or knows no response schema
  --timeout S         give a model S seconds for an evaluation (25)
  --price-in P,…      price of a million tokens that go in, one for all or one for each model
  --price-out P,…     price of a million tokens that come out
  --out PREFIX        write PREFIX.jsonl and PREFIX.md (FILE.agreement)`

export type Options = {
  /** Null means the held-out texts. */
  file: string | null
  /** Null means the configured evaluator. */
  models: string[] | null
  runs: number
  perMinute: number | null
  timeLimitMs: number
  prices: Price[]
  out: string
}

const options = {
  'held-out': { type: 'boolean' },
  models: { type: 'string' },
  runs: { type: 'string' },
  'per-minute': { type: 'string' },
  timeout: { type: 'string' },
  'price-in': { type: 'string' },
  'price-out': { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Parses the command line. Throws a UserError with the mistake or the usage. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args)
  const [file = null, ...more] = positionals
  const isHeldOut = values['held-out'] ?? false
  if (values.help || more.length > 0 || (file === null) !== isHeldOut) throw new UserError(usage)
  const models = values.models === undefined ? null : [...new Set(namesIn(values.models))]
  if (models?.length === 0) throw new UserError('--models names no model.')
  return {
    file,
    models,
    runs: whole('runs', values.runs, 100) ?? 1,
    perMinute: whole('per-minute', values['per-minute'], 100_000),
    timeLimitMs: (whole('timeout', values.timeout, 3_600) ?? 25) * 1000,
    prices: pricesOf(values['price-in'], values['price-out'], models?.length ?? 1),
    out: outOf(values.out, file),
  }
}

function outOf(out: string | undefined, file: string | null): string {
  if (out === undefined) return file ? `${file}.agreement` : 'held-out.agreement'
  if (file !== null && path.resolve(`${out}.jsonl`) === path.resolve(file)) {
    throw new UserError(`--out ${out} would write into ${file} itself.`)
  }
  return out
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function whole(name: string, value: string | undefined, most: number): number | null {
  if (value === undefined) return null
  const read = Number(value)
  if (Number.isInteger(read) && read >= 1 && read <= most) return read
  throw new UserError(`--${name} has to be a whole number from 1 to ${most}.`)
}

function pricesOf(input: string | undefined, output: string | undefined, models: number): Price[] {
  if (input === undefined && output === undefined) return []
  if (input === undefined || output === undefined)
    throw new UserError('Give both --price-in and --price-out, or neither.')
  const [inputs, outputs] = [input, output].map((list) => namesIn(list).map(Number))
  const prices = Array.from({ length: models }, (_, at) => ({ input: at1(inputs, at), output: at1(outputs, at) }))
  const isFitting = [inputs, outputs].every((list) => list?.length === 1 || list?.length === models)
  const isPrice = (price: number) => Number.isFinite(price) && price >= 0
  if (isFitting && prices.every((price) => isPrice(price.input) && isPrice(price.output))) return prices
  throw new UserError('--price-in and --price-out take one number from 0 on, or one for each model.')
}

const at1 = (list: readonly number[] = [], at: number) => (list.length === 1 ? list[0] : list[at]) ?? Number.NaN
