import { AppError } from '@/lib/errors'
import type { TokenUsage } from '@/lib/evaluation/evaluators/model/openai-model'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { grade } from '@/lib/evaluation/grade'
import type { Item } from './items'
import { identityOf, type Result } from './results'

/** An evaluator with its name and version in the results. */
export type Candidate = {
  evaluator: string
  version: string
  /** Creates the evaluator for one evaluation, with a callback that receives its token usage. */
  create: (onUsage: (usage: TokenUsage) => void) => Evaluator
}

type Work = {
  items: readonly Item[]
  candidates: readonly Candidate[]
  runs: number
  perMinute: number | null
  done: readonly Result[]
  signal: AbortSignal
  onResult: (result: Result) => void
  onProgress: (progress: Progress) => void
}

export type Progress = { done: number; all: number; failed: number }

/** After this many consecutive failures the run is aborted. */
const MOST_FAILURES = 5

/**
 * Runs the evaluations without a result, one after the other, each text by every candidate in turn. A failed
 * evaluation leaves no result, so that a rerun repeats it; five consecutive failures throw the last error. When the
 * signal is aborted, running evaluations are cancelled.
 */
export async function evaluateAll(work: Work): Promise<Progress> {
  const { items, candidates, runs, perMinute, signal, onResult, onProgress } = work
  const known = new Set(work.done.map(identityOf))
  // A text that occurs twice in the file is evaluated once.
  const asked = new Map(
    Array.from({ length: runs }, (_, at) => at + 1).flatMap((run) =>
      items.flatMap((item) =>
        candidates.map((candidate) => {
          const { evaluator, version } = candidate
          return [identityOf({ key: item.key, evaluator, version, run }), { run, item, candidate }] as const
        }),
      ),
    ),
  )
  const missing = [...asked].flatMap(([id, each]) => (known.has(id) ? [] : [each]))
  const progress = { done: asked.size - missing.length, all: asked.size, failed: 0 }
  let failuresInRow = 0
  onProgress(progress)
  for (const each of missing) {
    if (signal.aborted) break
    const begun = performance.now()
    try {
      onResult(await evaluateOne(each, signal))
      progress.done += 1
      failuresInRow = 0
    } catch (error) {
      if (signal.aborted) break
      if (!(error instanceof AppError)) throw error
      progress.failed += 1
      failuresInRow += 1
      if (failuresInRow >= MOST_FAILURES) throw error
    }
    onProgress(progress)
    if (perMinute !== null) await pause(60_000 / perMinute - (performance.now() - begun), signal)
  }
  return progress
}

type Asked = { run: number; item: Item; candidate: Candidate }

async function evaluateOne({ run, item: { key, subject }, candidate }: Asked, signal: AbortSignal): Promise<Result> {
  const { evaluator, version, create } = candidate
  let used: TokenUsage | undefined
  const begun = performance.now()
  const findings = await create((usage) => (used = usage)).evaluate({ ...subject, signal })
  const milliseconds = Math.round(performance.now() - begun)
  const { score, isAccepted, isUnsure } = grade(findings, subject)
  const outcome = isUnsure || findings.showsDanger ? 'unsure' : isAccepted ? 'accept' : 'refuse'
  return { key, evaluator, version, run, outcome, score, milliseconds, ...used }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
