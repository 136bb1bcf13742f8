import { expect, test } from '@playwright/test'
import { pages } from '../../harness/doors'
import { emptyPageScript, gzipped, scriptsOf } from '../../harness/page-weight'
import { administrator, signIn } from '../fixtures'

/** The most that a screen's HTML may weigh, in bytes of gzip. */
const htmlBudget = 60 * 1024
/**
 * The most that a screen's script may weigh, as a multiple of an empty page's: what the heaviest of each kind weighs
 * today, plus 1 %, but at least 1.25 for members, 1.4 for the task and 1.6 for administration. The heaviest of the
 * members' screens is /rewards.
 */
const bounds = { member: 1.273, task: 1.4, administration: 1.6 }
/** Screens that miss their budget today, with a bound of their own; remove an entry once it is met. */
const misses: Record<string, { script: number }> = {
  // Checks entries with the import's schema, and shows a menu on each card.
  '/admin/plan': { script: 1.91 },
}

const kindOf = (path: string) =>
  path.startsWith('/admin/') ? 'administration' : path.startsWith('/task-submission') ? 'task' : 'member'

// The HTML of a large family is weighed in budgets.spec.ts.
test('no screen is heavier than its budget', async ({ request }) => {
  const member = 'noah'
  const { id: userId } = await signIn(request, member)
  const [task] = (await (await request.get('/api/tasks')).json()) as { id: string }[]
  const ask = async (path: string) => (await request.get(path, { maxRedirects: 0 })).text()
  const weights = new Map<string, number>()
  const scriptWeight = async (file: string) => {
    const known = weights.get(file)
    const weight = known ?? gzipped(await ask(file))
    weights.set(file, weight)
    return weight
  }
  const tooHeavy: string[] = []
  const measured: string[] = []
  const paths = pages().map((path) => path.replace('[userId]', userId).replace('[taskId]', task?.id ?? ''))
  for (const who of [member, administrator]) {
    await signIn(request, who)
    for (const path of paths.filter((each) => !each.includes('[') && !measured.includes(each))) {
      const response = await request.get(path, { maxRedirects: 0 })
      if (response.status() !== 200) continue
      measured.push(path)
      const html = await response.text()
      const scripts = await Promise.all(scriptsOf(html).map(scriptWeight))
      const ratio = scripts.reduce((sum, each) => sum + each, 0) / emptyPageScript
      const { script: mostScript } = misses[path] ?? { script: bounds[kindOf(path)] }
      if (gzipped(html) > htmlBudget) tooHeavy.push(`${path}: ${gzipped(html)} bytes of HTML`)
      if (ratio > mostScript) tooHeavy.push(`${path}: ${ratio.toFixed(3)} × an empty page's script`)
    }
  }
  expect(measured.length).toBeGreaterThan(15)
  expect(tooHeavy).toEqual([])
})
