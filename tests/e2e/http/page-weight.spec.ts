import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from '../../harness/doors'
import { emptyPageScript, gzipped, scriptsOf } from '../../harness/page-weight'
import { administrator, signIn } from '../fixtures'

/** The most that a screen's HTML may weigh, in bytes of gzip. */
const htmlBudget = 60 * 1024
/** The most that a screen's script may weigh, as a multiple of an empty page's. */
const budgets = { member: 1.25, task: 1.4, administration: 1.6 }
/** By how much a screen's script may grow beyond what page-weights.json records, as a multiple of an empty page's. */
const tolerance = 0.015
/** Written by `RECORD_WEIGHTS=1 npm run e2e -- page-weight`. */
const recordFile = path.join(process.cwd(), 'tests/e2e/http/page-weights.json')

const kindOf = (screen: string) =>
  screen.startsWith('/admin/') ? 'administration' : screen.startsWith('/task-submission') ? 'task' : 'member'

// The HTML of a large family is weighed in budgets.spec.ts.
test('no screen is heavier than it was, or than its budget', async ({ request }) => {
  const { id: userId } = await signIn(request, 'noah')
  const [task] = (await (await request.get('/api/tasks')).json()) as { id: string }[]
  const addressOf = (screen: string) => screen.replace('[userId]', userId).replace('[taskId]', task?.id ?? '')
  const weights = new Map<string, Promise<number>>()
  const scriptWeight = (file: string) => {
    const weight = weights.get(file) ?? request.get(file).then(async (response) => gzipped(await response.text()))
    weights.set(file, weight)
    return weight
  }
  const scripts: Record<string, number> = {}
  const largeHtml: string[] = []
  for (const who of ['noah', administrator]) {
    await signIn(request, who)
    for (const screen of pages().filter((each) => !(each in scripts))) {
      const response = await request.get(addressOf(screen), { maxRedirects: 0 })
      if (response.status() !== 200) continue
      const html = await response.text()
      const bytes = await Promise.all(scriptsOf(html).map(scriptWeight))
      scripts[screen] = Number((bytes.reduce((sum, each) => sum + each, 0) / emptyPageScript).toFixed(3))
      if (gzipped(html) > htmlBudget) largeHtml.push(`${screen}: ${gzipped(html)} bytes`)
    }
  }
  if (process.env.RECORD_WEIGHTS) writeFileSync(recordFile, `${JSON.stringify(scripts, null, 2)}\n`)
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, number>
  const heavier = Object.entries(scripts).filter(([screen, weight]) => !(weight <= (record[screen] ?? 0) + tolerance))
  const overBudget = Object.entries(scripts).filter(([screen, weight]) => weight > budgets[kindOf(screen)])
  expect(Object.keys(scripts).length).toBeGreaterThan(15)
  expect(largeHtml).toEqual([])
  expect(heavier).toEqual([])
  expect(overBudget).toEqual([])
})

test('scripts and stylesheets are sent compressed with Brotli', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  const [stylesheet] = html.match(/\/_next\/static\/[^"]+\.css/) ?? []
  const files = [...scriptsOf(html).slice(0, 3), stylesheet ?? '']
  for (const file of files) {
    const [brotli, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((accepted) => request.get(file, { headers: { 'accept-encoding': accepted } })),
    )
    expect(brotli?.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotli?.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(gzip?.headers()['content-encoding']).toBe('gzip')
    expect(await brotli?.text()).toBe(await gzip?.text())
  }
})
