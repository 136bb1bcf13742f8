import { chromium } from '@playwright/test'
import { freePort } from '../../../prisma/system/ports.mjs'
import { findBrowser } from '../browser.mjs'

export const categories = ['performance', 'accessibility', 'best-practices'] as const
export type Category = (typeof categories)[number]
export type Audit = {
  /** From 0 to 1. */
  scores: Record<Category, number>
  /** First contentful paint, largest contentful paint and total blocking time in milliseconds; layout shift. */
  metrics: number[]
  /** The ids of audits that cost points of accessibility or best practices. */
  failed: string[]
}

const metricIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** Audits a page with Lighthouse's own settings for a phone, in a new browser. */
export async function audit(url: string, cookie: string): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${port}`],
  })
  try {
    const { default: lighthouse } = await import('lighthouse')
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { lhr } = result
    const scoreOf = (category: Category) => lhr.categories[category]?.score ?? 0
    const refs = ['accessibility', 'best-practices'].flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    return {
      scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Audit['scores'],
      metrics: metricIds.map((id) => lhr.audits[id]?.numericValue ?? 0),
      failed: refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}
