import type { JsonSchema } from '@/lib/openapi/schemas'

/** A readable description of a schema: name, type and properties. */
export type Shape = {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly notes: readonly string[]
  readonly parts: readonly Shape[]
}

type Schemas = Readonly<Record<string, JsonSchema>>

/** The schema as a tree of names and types, with references resolved. */
export function shapeOf(schema: JsonSchema, schemas: Schemas, name = '', isOptional = false): Shape {
  const whole = resolved(schema, schemas)
  return { name, isOptional, type: typeOf(whole, schemas), notes: notesOf(whole), parts: partsOf(whole, schemas) }
}

/** The schema itself, or the one it references. */
export function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref === undefined) return schema
  const target = schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!target) throw new Error(`Nothing is called ${schema.$ref}.`)
  return resolved(target, schemas)
}

const isNull = ({ type }: JsonSchema) => type === 'null'

/** The flattened alternatives of a schema, without null. */
function alternatives(schema: JsonSchema, schemas: Schemas): JsonSchema[] {
  const whole = resolved(schema, schemas)
  if (whole.anyOf) return whole.anyOf.flatMap((each) => alternatives(each, schemas))
  return isNull(whole) ? [] : [whole]
}

function canBeNull(schema: JsonSchema, schemas: Schemas): boolean {
  const { type, anyOf = [] } = resolved(schema, schemas)
  return (
    type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some((each) => canBeNull(each, schemas))
  )
}

function typeOf(schema: JsonSchema, schemas: Schemas): string {
  const types = alternatives(schema, schemas).map((each) => simpleType(each, schemas))
  return [...new Set([...types, ...(canBeNull(schema, schemas) ? ['null'] : [])])].join(' or ')
}

function simpleType(schema: JsonSchema, schemas: Schemas): string {
  const { type, format, items } = schema
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (type === 'array') return `array of ${items ? typeOf(items, schemas) : 'anything'}`
  const name = Array.isArray(type) ? type.filter((each) => each !== 'null').join(' or ') : String(type ?? 'anything')
  return format ? `${name} (${format})` : name
}

function notesOf(schema: JsonSchema): string[] {
  const us = (value: number) => value.toLocaleString('en-US')
  const { minimum, maximum, minLength, maxLength, default: usual, description } = schema
  return [
    between(minimum, maximum, (value) => us(value)),
    between(minLength === 1 && maxLength ? undefined : minLength, maxLength, (value) => `${us(value)} characters`),
    usual === undefined ? '' : `default ${JSON.stringify(usual)}`,
    description ?? '',
  ].filter((note) => note !== '')
}

function between(min: number | undefined, max: number | undefined, written: (value: number) => string): string {
  if (min === undefined) return max === undefined ? '' : `at most ${written(max)}`
  return max === undefined ? `at least ${written(min)}` : `${written(min)} to ${written(max)}`
}

function partsOf(schema: JsonSchema, schemas: Schemas): Shape[] {
  const made = alternatives(schema, schemas).filter((each) => partsOfOne(each, schemas).length > 0)
  const [first] = made
  if (!first || made.length === 1) return first ? partsOfOne(first, schemas) : []
  return made.map((each, index) => shapeOf(each, schemas, index === 0 ? 'either' : 'or'))
}

function partsOfOne({ type, properties = {}, required = [], items }: JsonSchema, schemas: Schemas): Shape[] {
  if (type === 'array' && items) return partsOf(items, schemas)
  return Object.entries(properties).map(([name, part]) => shapeOf(part, schemas, name, !required.includes(name)))
}
