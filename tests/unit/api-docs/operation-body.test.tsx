import { OperationBody } from '@/app/(shell)/api-docs/operation-body'
import { usualErrors } from '@/app/(shell)/api-docs/usual-errors'
import type { Method } from '@/lib/http/operation'
import { catalogues } from '@/lib/i18n/catalogue'
import { openApiDocument } from '@/lib/openapi/document'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const document = openApiDocument()
const usual = usualErrors(document)
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
)
const { takes, answers, refuses, example, inPath, inQuery, optional } = catalogues.en.apiDocs
const englishLabels = [takes, answers, refuses, example, inPath, inQuery, optional]

/** The texts outside of passages that are marked as English, and of code. */
const textsOf = (markup: string) =>
  markup
    .replace(/<(p|span|dd) lang="en".*?<\/\1>/gs, '')
    .replace(/<(pre|span|dt) class="[^"]*font-mono.*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replace(/^ · /, '').trim())

test.each(calls)('$method $path is described in French, and what stays English says so', (call) => {
  const markup = spokenMarkup(<OperationBody {...call} schemas={document.components.schemas} usual={usual} />, 'fr')
  expect(markup).toContain(call.path.replace(/\{.*/, ''))
  const texts = textsOf(markup)
  expect(texts).toContain('Exemple')
  expect(texts.filter((text) => englishLabels.some((label) => text === label))).toEqual([])
})
