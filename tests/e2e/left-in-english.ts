import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const catalogues = path.join(__dirname, '..', '..', 'lib', 'i18n')

function sentences(locale: 'en' | 'fr'): string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)
  return readdirSync(path.join(catalogues, locale))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => leaves(JSON.parse(readFileSync(path.join(catalogues, locale, file), 'utf8'))))
}

/** English phrases that have a different French form. */
const french = new Set(sentences('fr'))
const english = new Set(sentences('en').filter((text) => !/[{<]/.test(text) && text.length > 3 && !french.has(text)))

/** The lines of the page, visible or for screen readers, that are still in English. */
export async function leftInEnglish(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const { body } = document
    const said = [...body.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [...body.innerText.split('\n'), ...said].map((line) => line.trim())
  })
  return [...new Set(lines)].filter((line) => english.has(line))
}
