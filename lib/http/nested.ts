/** Maximum nesting depth of a JSON value from a client. */
const deepest = 32

/** True when the JSON value is nested at most 32 levels deep and every string in it, object keys included, passes. */
export function isSound(value: unknown, passes: (text: string, isKey: boolean) => boolean, depth = 0): boolean {
  if (depth > deepest) return false
  if (typeof value === 'string') return passes(value, false)
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, inner]) => passes(key, true) && isSound(inner, passes, depth + 1))
}
