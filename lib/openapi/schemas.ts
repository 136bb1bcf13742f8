import * as z from '@/lib/zod'
import { errorAnswer } from '@/lib/http/answers'
import type { Named, Operation } from '@/lib/http/operation'
import { listedTask } from '@/lib/tasks/answers'

/** A JSON Schema, as far as this document writes them. */
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

/** What the document calls every refusal. */
export const problemName = 'Problem'

const refTo = (name: string) => `#/components/schemas/${name}`

/** A mention of a schema by its name. */
export const mention = (name: string): JsonSchema => ({ $ref: refTo(name) })

// The formats say it; the patterns beside them are a page long.
const spokenFor = new Set(['uuid', 'date', 'date-time', 'email'])
const noBound = Number.MAX_SAFE_INTEGER

type Written = { -readonly [Key in keyof JsonSchema]: JsonSchema[Key] }

function tidy({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as Written
  const { oneOf } = schema as { oneOf?: readonly JsonSchema[] }
  if (oneOf) {
    // Whoever reads the document need not tell the two apart.
    schema.anyOf = oneOf
    delete (schema as { oneOf?: unknown }).oneOf
  }
  if (schema.format && spokenFor.has(schema.format)) delete schema.pattern
  if (schema.minimum === -noBound) delete schema.minimum
  if (schema.maximum === noBound) delete schema.maximum
}

// The document says once what its schemas are written in, and where each is.
const bare = (schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'))

/** One schema as JSON Schema: what goes in, or what comes out. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: tidy }))
}

/**
 * Every schema that operations name, under its name; one that mentions another refers to it. Throws Error when
 * one name stands for two schemas.
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
  add({ name: problemName, schema: errorAnswer })
  add({ name: 'ListedTask', schema: listedTask })
  for (const { body, answer, refusal } of operations) {
    const named = [body, answer.status === 204 ? undefined : answer, refusal]
    named.forEach((each) => each && add(each))
  }
  const { schemas } = z.toJSONSchema(named, { io: 'input', unrepresentable: 'any', uri: refTo, override: tidy })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))
}
