import { OperationBody } from '@/app/(shell)/api-docs/operation-body'
import { usualErrors } from '@/app/(shell)/api-docs/usual-errors'
import type { Method } from '@/lib/http/operation'
import { openApiDocument } from '@/lib/openapi/document'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const document = openApiDocument('fr')
const usual = usualErrors(document)
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
)
test.each(calls)('$method $path is described in French', (call) => {
  const markup = spokenMarkup(<OperationBody {...call} schemas={document.components.schemas} usual={usual} />, 'fr')
  const texts = markup.split(/<[^>]+>/).map((text) => text.replace(/^ · /, ''))
  expect(texts).toContain('Exemple')
  expect(texts.join(' ')).not.toMatch(/\b(the|of|or|at most|characters|default|optional)\b/)
})
