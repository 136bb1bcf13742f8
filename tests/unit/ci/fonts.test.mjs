import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { characters } from '../../../.ci/font-characters.mjs'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const fonts = path.join(root, 'app', 'fonts')

test('the fonts take less than 40 KB together', () => {
  const files = readdirSync(fonts).filter((name) => name.endsWith('.woff2'))
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(fonts, name)).size, 0)
  expect(files.length).toBe(2)
  expect(bytes).toBeLessThan(40 * 1024)
})

test.each(['en', 'fr'])('the fonts have every character of the catalogue %s', (language) => {
  const folder = path.join(root, 'lib', 'i18n', language)
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const missing = [...new Set(texts.join('').replaceAll('\n', ''))].filter((each) => !characters.includes(each))
  expect(missing).toEqual([])
})
