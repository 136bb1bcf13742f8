import { openApiDocument } from '@/lib/openapi/document'
import { frenchSentences } from '@/lib/openapi/language'
import { errorResponsesOf } from '@/lib/openapi/errors'
import { operations } from '@/lib/openapi/operations'

const identical = ['OpenAPI 3.1.']

/** Every sentence of the document, by where it stands; joined error reasons one by one. */
function sentencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'summary' || key === 'description' ? [inner] : []) : sentencesOf(inner),
  )
}

function reasons(): string[] {
  const heard: string[] = []
  const listen = (sentence: string) => {
    heard.push(sentence)
    return sentence
  }
  for (const operation of operations) errorResponsesOf(operation, listen)
  return heard
}

test('every sentence of the document has a French one, and no French sentence is left over', () => {
  const errors = new Set(operations.flatMap((operation) => Object.values(errorResponsesOf(operation, (text) => text))))
  const english = sentencesOf(openApiDocument('en')).filter((sentence) => !errors.has(sentence))
  expect([...new Set([...english, ...reasons()])].sort()).toEqual(Object.keys(frenchSentences).sort())
})

test('in French nothing is left in English, and only sentences differ', () => {
  const english = sentencesOf(openApiDocument('en'))
  const french = sentencesOf(openApiDocument('fr'))
  expect(french).toHaveLength(english.length)
  for (const [index, sentence] of french.entries())
    if (!identical.includes(sentence)) expect(sentence).not.toBe(english[index])
  const shape = (locale: 'en' | 'fr') =>
    JSON.stringify(openApiDocument(locale), (key, value: unknown) =>
      (key === 'summary' || key === 'description') && typeof value === 'string' ? '' : value,
    )
  expect(shape('fr')).toBe(shape('en'))
})

test('French punctuation stays on the line of its word', () => {
  const loose = Object.values(frenchSentences).filter((sentence) =>
    / [?!:;»%]|« /.test(sentence.replace(/`[^`]*`/g, 'x')),
  )
  expect(loose).toEqual([])
})
