import fc from 'fast-check'
import type { OpenApiDocument, OperationObject } from '@/lib/openapi/document'
import { fitting, hinted, odd, unfitting, type Hints } from './from-schema'

/** One call of an operation, as it goes over the wire. */
export type Call = { path: string; method: string; headers: Record<string, string>; body?: string | FormData }

export type Target = { path: string; method: string; operation: OperationObject }

/** Every operation of a document. */
export function targetsIn(document: OpenApiDocument): Target[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

/** A part of a path that stays one: dots alone would be resolved away, and nothing at all would be another path. */
const segment = odd
  .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 800))
  .filter((text) => !/^\.*$/.test(text))

type Sent = Pick<Call, 'headers' | 'body'>
const asJson = (value: unknown): Sent => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value) ?? 'undefined',
})

/** Bodies that are not even JSON, or are more than can be taken. */
const unreadable: fc.Arbitrary<Sent> = fc.constantFrom(
  { headers: { 'content-type': 'application/json' }, body: '{' },
  { headers: { 'content-type': 'application/json' }, body: '' },
  { headers: { 'content-type': 'application/json' }, body: `{"a":"${'x'.repeat(70_000)}"}` },
  { headers: { 'content-type': 'application/json' }, body: '['.repeat(20_000) },
  { headers: { 'content-type': 'text/plain' }, body: '{}' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  { headers: { 'content-type': 'application/json; charset=utf-16' }, body: '\u0000{\u0000}' },
)

/** Calls of an operation, every other one as its document wants it. */
export function callsOf(target: Target, document: OpenApiDocument, hints: Hints, picture: Buffer): fc.Arbitrary<Call> {
  const { path, method, operation } = target
  return fc.boolean().chain((isFitting) =>
    fc
      .tuple(addressOf(target, document, hints, isFitting), bodyOf(operation, document, hints, picture, isFitting))
      .map(([address, sent]) => ({ path: address, method: method.toUpperCase(), ...sent }))
      .map((call) => ({ ...call, path: call.path || path })),
  )
}

function addressOf({ path, operation }: Target, document: OpenApiDocument, hints: Hints, isFitting: boolean) {
  const { schemas } = document.components
  const values = operation.parameters.map(({ name, schema, in: place, required }) => {
    const good = hinted(name, schema, schemas, hints).map(String)
    const usual = isFitting ? good : fc.oneof(good, segment)
    return (required ? usual : fc.option(usual, { nil: null })).map((value) => ({ name, place, value }))
  })
  return fc.tuple(...values).map((chosen) => {
    const address = chosen
      .filter(({ place }) => place === 'path')
      .reduce((at, { name, value }) => at.replace(`{${name}}`, () => encodeURIComponent(value ?? '')), path)
    const query = new URLSearchParams()
    for (const { name, place, value } of chosen) if (place === 'query' && value !== null) query.set(name, value)
    return query.size > 0 ? `${address}?${query}` : address
  })
}

function bodyOf(
  { requestBody }: OperationObject,
  { components: { schemas } }: OpenApiDocument,
  hints: Hints,
  picture: Buffer,
  isFitting: boolean,
): fc.Arbitrary<Sent> {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!content) return fc.constant({ headers: {} })
  if (type === 'multipart/form-data') {
    const field = isFitting ? fc.constant('avatar') : fc.constantFrom('avatar', 'picture')
    const bytes = isFitting ? fc.constant(picture) : fc.uint8Array({ maxLength: 2000 })
    return fc.tuple(field, bytes).map(([name, file]) => ({ headers: {}, body: formWith(name, file) }))
  }
  const good = fitting(content.schema, schemas, hints).map(asJson)
  if (isFitting) return good
  const bad = unfitting(content.schema, schemas, hints).map(asJson)
  return fc.oneof({ weight: 6, arbitrary: bad }, { weight: 1, arbitrary: good }, { weight: 1, arbitrary: unreadable })
}

function formWith(name: string, file: Uint8Array): FormData {
  const form = new FormData()
  form.set(name, new Blob([new Uint8Array(file)]), 'picture.png')
  return form
}
