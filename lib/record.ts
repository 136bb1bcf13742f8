/** Whether a value of unknown shape is an object with keys; a list is none. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value of unknown shape; none unless it is a record. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The fields of a value of unknown shape that the example has too, with values of its types; null is an object. */
export function fieldsLike<Example extends object>(example: Example, value: unknown): Partial<Example> {
  const known = fieldsOf(example)
  const fits = ([key, each]: [string, unknown]) => Object.hasOwn(known, key) && kindOf(each) === kindOf(known[key])
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(fits)) as Partial<Example>
}
