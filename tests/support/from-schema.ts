import fc from 'fast-check'
import type { JsonSchema } from '@/lib/openapi/schemas'

type Schemas = Readonly<Record<string, JsonSchema>>

/** Values that make sense, by the name of the property or parameter they are for. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>

const instants = { min: new Date('1990-01-01'), max: new Date('2210-01-01'), noInvalidDate: true } as const

/** What breaks careless code: too much, too little, half a character, somebody else's language. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    ...['', ' ', '\u0000', '\ud800', '\u200b', '\u202e', '\'; DROP TABLE "User"; --', '%', '../../etc/passwd', '{{1}}'],
    ...['x'.repeat(5000), '__proto__', 'constructor', '9999-12-31', '-0001-01-01', '1e400', 'laurel_'],
    ...[-1, -0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, null, true, [], {}, [[]], [null]],
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer({ min: 1, max: 60 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
)

/** Values that fit the schema; those that are hinted at more often than others. */
export function fitting(schema: JsonSchema, schemas: Schemas, hints: Hints = {}): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, properties = {}, required = [], items, format } = schema
  if ($ref !== undefined) return fitting(named($ref, schemas), schemas, hints)
  if (anyOf) return fc.oneof(...anyOf.map((each) => fitting(each, schemas, hints)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => fitting({ ...schema, type: each }, schemas, hints)))
  if (type === 'object') {
    const parts = Object.entries(properties).map(([name, part]) => [name, hinted(name, part, schemas, hints)] as const)
    return fc.record(Object.fromEntries(parts), { requiredKeys: [...required], noNullPrototype: true })
  }
  if (type === 'array') {
    const one = items ? fitting(items, schemas, hints) : fc.jsonValue()
    return fc.array(one, { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, 3) })
  }
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 })
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return text(schema, format)
  return fc.jsonValue()
}

/** The arbitrary for one name: usually what is hinted at, where something is. */
export function hinted(name: string, schema: JsonSchema, schemas: Schemas, hints: Hints): fc.Arbitrary<unknown> {
  const usual = fitting(schema, schemas, hints)
  const hint = hints[name]
  return hint ? fc.oneof({ weight: 5, arbitrary: hint }, { weight: 1, arbitrary: usual }) : usual
}

/** Values that are near the schema and off it, or nowhere near. */
export function unfitting(schema: JsonSchema, schemas: Schemas, hints: Hints = {}): fc.Arbitrary<unknown> {
  const broken = fc.tuple(fitting(schema, schemas, hints), fc.nat(), odd, fc.nat(2)).map(([value, at, other, how]) => {
    const [target] = Array.isArray(value) ? (value as unknown[]) : [value]
    if (typeof target !== 'object' || target === null) return other
    const part = target as Record<string, unknown>
    const keys = Object.keys(part)
    const key = keys[at % Math.max(keys.length, 1)]
    if (how === 0 || key === undefined) part.surprise = other
    else if (how === 1) delete part[key]
    else part[key] = other
    return value
  })
  return fc.oneof({ weight: 4, arbitrary: broken }, { weight: 1, arbitrary: odd })
}

function named($ref: string, schemas: Schemas): JsonSchema {
  const target = schemas[$ref.split('/').at(-1) ?? '']
  if (!target) throw new Error(`Nothing is called ${$ref}.`)
  return target
}

function text({ minLength = 0, maxLength = 5000 }: JsonSchema, format: string | undefined): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.date(instants).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date(instants).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) })
}
