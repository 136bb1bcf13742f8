// npm run bench: see docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { makeFamilies } from './families'
import { buildFloor } from './floor'
import { measure } from './measure'
import { parseOptions } from './options'
import { profile } from './profile'
import { facts, type Result, table } from './report'
import { replaceSection } from './section'
import { measureStarts } from './startup'
import { measureSubmissions } from './submissions'
import { markdownOf, plainOf } from './table'

async function main() {
  const options = parseOptions(process.argv.slice(2))
  buildFloor()
  const families = await makeFamilies(options.reuses)
  try {
    if (options.profile.length > 0) return await profile(families.large, options.profile)
    const starts = options.starts > 0 ? await measureStarts(options.starts) : undefined
    const count = options.submissions
    const submissions = count > 0 ? await measureSubmissions(families.large, count) : undefined
    const measured = await measure(families, options)
    print({ ...measured, submissions, starts }, options)
  } finally {
    await families.leave()
  }
}

function print(result: Result, { markdown, json, write }: ReturnType<typeof parseOptions>) {
  const tables = [table(result), facts(result)]
  console.log(tables.map(plainOf).join('\n\n'))
  const [cpu] = cpus()
  const machine = `Measured on ${cpus().length} cores (${cpu?.model.trim()}) with Node ${process.version}.`
  const text = [machine, ...tables.map(markdownOf)].join('\n\n')
  if (markdown) writeFileSync(markdown, `${text}\n`)
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 1)}\n`)
  if (write) writeFileSync(write, replaceSection(readFileSync(write, 'utf8'), 'bench', text))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
