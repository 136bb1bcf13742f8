import * as z from '@/lib/zod'
import { errorAnswer } from '@/lib/http/answers'
import { jsonAnswerOf, type Named, type Operation } from '@/lib/http/operation'
import { listedTask } from '@/lib/tasks/answers'

/** The subset of JSON Schema used by this document. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly description?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Name of the error schema in the document. */
export const errorName = 'Error'

const refTo = (name: string) => `#/components/schemas/${name}`

/** A reference to a named schema. */
export const mention = (name: string): JsonSchema => ({ $ref: refTo(name) })

// Formats whose patterns are omitted because they are very long.
const spokenFor = new Set(['uuid', 'date', 'date-time', 'email'])
const noBound = Number.MAX_SAFE_INTEGER

type Written = { -readonly [Key in keyof JsonSchema]: JsonSchema[Key] }

function tidy({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as Written
  const { oneOf } = schema as { oneOf?: readonly JsonSchema[] }
  if (oneOf) {
    // The difference does not matter to readers of the document.
    schema.anyOf = oneOf
    delete (schema as { oneOf?: unknown }).oneOf
  }
  if (schema.format && spokenFor.has(schema.format)) delete schema.pattern
  if (schema.minimum === -noBound) delete schema.minimum
  if (schema.maximum === noBound) delete schema.maximum
}

// Removes keywords that the document states once for all schemas.
const bare = (schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'))

/** JSON Schema of a Zod schema's input or output. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: tidy }))
}

/**
 * All schemas named by operations; they refer to each other by reference. Throws Error when one name denotes two
 * schemas.
 */
export function namedSchemas(operations: readonly Operation[]): Record<string, JsonSchema> {
  const named = z.registry<{ id: string }>()
  const known = new Map<string, z.ZodType>()
  const add = ({ name, schema }: Named) => {
    const other = known.get(name)
    if (other && other !== schema) throw new Error(`Two schemas are called ${name}.`)
    if (!other) named.add(schema, { id: name })
    known.set(name, schema)
  }
  add({ name: errorName, schema: errorAnswer })
  add({ name: 'ListedTask', schema: listedTask })
  for (const operation of operations) {
    const named = [operation.body, jsonAnswerOf(operation), operation.error]
    named.forEach((each) => each && add(each))
  }
  const { schemas } = z.toJSONSchema(named, { io: 'input', unrepresentable: 'any', uri: refTo, override: tidy })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))
}
