import { fieldsOf } from '@/lib/record'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The fields of a value of unknown shape that the example has too, with values of its types; null is an object. */
export function fieldsLike<Example extends object>(example: Example, value: unknown): Partial<Example> {
  const known = fieldsOf(example)
  const fits = ([key, each]: [string, unknown]) => Object.hasOwn(known, key) && kindOf(each) === kindOf(known[key])
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(fits)) as Partial<Example>
}
