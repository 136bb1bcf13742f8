import { errorsOf, ownErrors, usualErrors } from '@/app/(shell)/api-docs/usual-errors'
import { openApiDocument } from '@/lib/openapi/document'

test('an error of an operation is listed with it or, when many share it, once for all', () => {
  const document = openApiDocument('en')
  const usual = usualErrors(document)
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(usual.map(({ status }) => status)).toEqual([...usual.map(({ status }) => status)].sort())
  expect(usual).toContainEqual(expect.objectContaining({ status: '401' }))
  for (const { responses } of operations) {
    const own = ownErrors(responses, usual)
    const all = errorsOf(responses)
    for (const error of all) expect([...own, ...usual]).toContainEqual(error)
    for (const error of own) expect(usual).not.toContainEqual(error)
  }
})
