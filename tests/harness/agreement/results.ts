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
  /** Where the server reports them. */
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
})

/** One evaluation of one text. */
export type Result = z.infer<typeof result>

/** What makes two evaluations the same one: a rerun goes on where these are missing. */
export const identityOf = ({ key, evaluator, version, run }: Omit<Result, 'outcome' | 'score' | 'milliseconds'>) =>
  JSON.stringify([key, evaluator, version, run])

/**
 * The results that a file holds, none when there is no such file. A last line that was cut off while it was written is
 * removed. Throws a UserError for a file that is something else.
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
  // Only what could have become a result is removed: the file may be somebody's texts.
  if (!unfinished.startsWith(beginning.slice(0, unfinished.length))) throw refuse(lines.length)
  if (unfinished !== '') truncateSync(file, Buffer.byteLength(text.slice(0, -unfinished.length)))
  return results
}

/** How every line that `appendResult` writes begins. */
const beginning = '{"key":"'

/** Keeps a result at once, so that nothing that was paid for is lost. */
export function appendResult(file: string, one: Result): void {
  appendFileSync(file, `${JSON.stringify(one)}\n`)
}
