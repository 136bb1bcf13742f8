import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import * as z from '@/lib/zod'
import { UserError } from '../../../prisma/system/project.mjs'

const outcomes = ['accept', 'refuse', 'unsure'] as const
export type Outcome = (typeof outcomes)[number]

const result = z.object({
  key: z.string(),
  evaluator: z.string(),
  version: z.string(),
  run: z.int().min(1),
  outcome: z.enum(outcomes),
  score: z.number(),
  milliseconds: z.number(),
  /** Present if the server reports token usage. */
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
})

/** One evaluation of one text. */
export type Result = z.infer<typeof result>

/** Identifies an evaluation. A rerun skips those with a result. */
export const identityOf = ({ key, evaluator, version, run }: Omit<Result, 'outcome' | 'score' | 'milliseconds'>) =>
  JSON.stringify([key, evaluator, version, run])

/**
 * Reads the results of a file, or none if it does not exist. Removes an incomplete last line, left by an
 * interrupted run. Throws a UserError for a file of another kind.
 */
export function readResults(file: string): Result[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  const unfinished = lines.pop() ?? ''
  const refuse = (at: number) =>
    new UserError(`${file}, line ${at + 1}: is no result of an evaluation. Move the file away, or use --out.`)
  const results = lines.map((line, at) => {
    try {
      return result.parse(JSON.parse(line))
    } catch {
      throw refuse(at)
    }
  })
  // Only the beginning of a result is removed: the file may contain the user's texts.
  if (!unfinished.startsWith(beginning.slice(0, unfinished.length))) throw refuse(lines.length)
  if (unfinished !== '') truncateSync(file, Buffer.byteLength(text.slice(0, -unfinished.length)))
  return results
}

/** The beginning of every line that `appendResult` writes. */
const beginning = '{"key":"'

/** Appends a result at once, so that no paid evaluation is lost. */
export function appendResult(file: string, one: Result): void {
  appendFileSync(file, `${JSON.stringify(one)}\n`)
}
