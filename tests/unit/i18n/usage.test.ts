import { catalogues } from '@/lib/i18n/catalogues'
import { locales } from '@/lib/i18n/locale'
import { messagesIn, rawArguments } from '@/tests/harness/messages'
import { sourceFiles } from '@/tests/harness/source-files'
import { translations } from '@/tests/harness/translations'

const used = translations()
const known = new Set(messagesIn(catalogues.en).map(([key]) => key))

/** Whole keys in literals: of errors, tables, and scripts without types. */
const written = sourceFiles(['app', 'components', 'lib', 'prisma/start'], /\.(tsx?|mjs)$/).flatMap(({ source }) =>
  [...source.matchAll(/['"`](\w+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key),
)

test('every message is used', () => {
  const names = new Set([...used.flatMap(({ keys }) => keys), ...written])
  expect([...known].filter((key) => !names.has(key))).toEqual([])
})

test('every call names some of the messages of its namespace', () => {
  const sizes = Object.entries(catalogues.en).map(([name, messages]) => [name, messagesIn(messages).length] as const)
  const isWhole = (keys: readonly string[]) =>
    sizes.some(([name, size]) => size > 1 && keys.length === size && keys.every((key) => key.startsWith(`${name}.`)))
  expect(used.filter(({ keys }) => isWhole(keys)).map(({ place }) => place)).toEqual([])
})

test.each(locales)('no number is printed without its format: %s', (locale) => {
  // An HTTP status is a code, and has no thousands.
  const isCode = (name: string) => name === 'status'
  const messages = new Map(messagesIn(catalogues[locale]))
  const raw = used.flatMap(({ place, keys, numbers }) =>
    keys.flatMap((key) => {
      const message = messages.get(key)
      if (message === undefined) return [`${place}: no ${key}`]
      const printed = rawArguments(message, locale)
      return numbers.filter((name) => printed.has(name) && !isCode(name)).map((name) => `${place}: ${key} {${name}}`)
    }),
  )
  expect(raw).toEqual([])
})
