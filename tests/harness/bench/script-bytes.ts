import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

export type Weight = {
  /** Requested before the page's load event. */
  script: number
  /** Requested until the network was idle, ahead of use. */
  ahead: number
  fonts: number
  html: number
}
type Page = { url: string; cookie: string }

/** What a phone's browser with an empty cache loads for each page, in bytes of gzip (fonts as they are). */
export async function weigh(pages: readonly Page[]): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const weights: Weight[] = []
  try {
    for (const { url, cookie } of pages) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
      })
      await context.addCookies(cookiesOf(url, cookie))
      const page = await context.newPage()
      const weight = { script: 0, ahead: 0, fonts: 0, html: 0 }
      let isLoaded = false
      const reading: Promise<void>[] = []
      page.on('response', (response) => {
        const type = response.request().resourceType()
        const isFirst = !isLoaded
        if (type !== 'script' && type !== 'font' && type !== 'document') return
        reading.push(
          response.body().then((body) => {
            if (type === 'font') weight.fonts += body.length
            else if (type === 'document') weight.html = gzipSync(body).length
            else weight[isFirst ? 'script' : 'ahead'] += gzipSync(body).length
          }),
        )
      })
      page.once('load', () => (isLoaded = true))
      await page.goto(url, { waitUntil: 'networkidle' })
      await Promise.all(reading)
      weights.push(weight)
      await context.close()
    }
    return weights
  } finally {
    await browser.close()
  }
}

function cookiesOf(url: string, header: string) {
  return header
    .split('; ')
    .filter(Boolean)
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url }))
}
