import type { Translate } from '@/lib/i18n/message'
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
type Words = Translate<'apiDocs'>

/** The schema as a tree of names and types in the reader's language, with references resolved. */
export function shapeOf(t: Words, schema: JsonSchema, schemas: Schemas, name = '', isOptional = false): Shape {
  const whole = resolved(schema, schemas)
  const type = typeOf(t, whole, schemas)
  return { name, isOptional, type, notes: notesOf(t, whole), parts: partsOf(t, whole, schemas) }
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

function typeOf(t: Words, schema: JsonSchema, schemas: Schemas): string {
  const types = alternatives(schema, schemas).map((each) => simpleType(t, each, schemas))
  return oneOf(t, [...new Set([...types, ...(canBeNull(schema, schemas) ? ['null'] : [])])])
}

const oneOf = (t: Words, names: readonly string[]) => names.join(` ${t('shape.or')} `)

function simpleType(t: Words, schema: JsonSchema, schemas: Schemas): string {
  const { type, format, items } = schema
  if (schema.enum)
    return oneOf(
      t,
      schema.enum.map((value) => JSON.stringify(value)),
    )
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (type === 'array') return t('shape.array', { items: items ? typeOf(t, items, schemas) : t('shape.anything') })
  const names = [type ?? t('shape.anything')].flat()
  const name = oneOf(
    t,
    names.filter((each) => each !== 'null'),
  )
  return format ? `${name} (${format})` : name
}

function notesOf(t: Words, schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, default: usual, description } = schema
  return [
    rangeOf(t, 'value', minimum, maximum),
    rangeOf(t, 'length', minLength === 1 && maxLength ? undefined : minLength, maxLength),
    usual === undefined ? '' : t('shape.default', { value: JSON.stringify(usual) }),
    description ?? '',
  ].filter((note) => note !== '')
}

function rangeOf(t: Words, of: 'value' | 'length', min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? '' : t(`shape.${of}.atMost`, { max })
  return max === undefined ? t(`shape.${of}.atLeast`, { min }) : t(`shape.${of}.between`, { min, max })
}

function partsOf(t: Words, schema: JsonSchema, schemas: Schemas): Shape[] {
  const made = alternatives(schema, schemas).filter((each) => partsOfOne(t, each, schemas).length > 0)
  const [first] = made
  if (!first || made.length === 1) return first ? partsOfOne(t, first, schemas) : []
  return made.map((each, index) => shapeOf(t, each, schemas, t(index === 0 ? 'shape.either' : 'shape.or')))
}

function partsOfOne(t: Words, { type, properties = {}, required = [], items }: JsonSchema, schemas: Schemas): Shape[] {
  if (type === 'array' && items) return partsOf(t, items, schemas)
  return Object.entries(properties).map(([name, part]) => shapeOf(t, part, schemas, name, !required.includes(name)))
}
