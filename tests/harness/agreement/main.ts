import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@/lib/errors'
import { explain, loadEnvironment, main, UserError } from '../../../prisma/system/project.mjs'
import { inEnglish } from '../../fixtures/english'
import { heldOut, heldOutLater } from '../../fixtures/evaluation-corpus'
import { candidatesFor } from './candidates'
import { evaluateAll } from './evaluate'
import { figuresOf } from './figures'
import { type Item, itemOf, parseItems } from './items'
import { progressBar } from './progress-bar'
import { figuresTable, confusionTable, reportText } from './report'
import { appendResult, readResults } from './results'
import { readOptions } from './options'

const INTERRUPTED = 130

void main(async () => {
  const { file, models, runs, perMinute, timeLimitMs, prices, out } = readOptions(process.argv.slice(2))
  loadEnvironment()
  const items = file === null ? heldOutItems() : parseItems(file, read(file))
  const candidates = candidatesFor(models, timeLimitMs)
  const results = readResults(`${out}.jsonl`)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  const progress = await evaluateAll({
    items,
    candidates,
    runs,
    perMinute,
    done: [...results],
    signal: stopping.signal,
    onResult: (result) => {
      appendResult(`${out}.jsonl`, result)
      results.push(result)
    },
    onProgress: progressBar(process.stderr),
  }).catch((error: unknown) => {
    console.error(`Stopped: ${error instanceof AppError ? inEnglish(error.message) : String(explain(error))}`)
    return null
  })

  const figures = candidates.map((candidate, at) => figuresOf(candidate, items, results, prices[at]))
  const day = new Date().toISOString().slice(0, 10)
  const source = file === null ? "The project's held-out texts" : path.basename(file)
  writeFileSync(`${out}.md`, reportText({ source, day, runs, figures }))
  console.log(figuresTable(figures))
  for (const each of figures) console.log(`\n${each.evaluator}\n${confusionTable(each)}`)
  console.log(`\nThe report is in ${out}.md; every result is in ${out}.jsonl.`)
  if (progress?.done === progress?.all && progress !== null) return 0
  console.error('Not everything was evaluated: run the same command again to go on.')
  return stopping.signal.aborted ? INTERRUPTED : 1
})

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Texts held out from developing the rules, each with its intended verdict. */
function heldOutItems(): Item[] {
  const itemsOf = (label: 'accept' | 'refuse') =>
    [...heldOut[label], ...heldOutLater[label]].map(({ title, description, text }) =>
      itemOf({ title, description, text, label, expectations: [], level: 'growing', score: undefined }),
    )
  return [...itemsOf('accept'), ...itemsOf('refuse')]
}
