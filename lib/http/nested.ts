/** Maximum nesting depth of a JSON value from a client. */
const deepest = 32
/** How many values it may consist of. A whole import has 50,000; walking the 1.5 million of 3 MB takes seconds. */
const most = 100_000

/**
 * True when the JSON value is nested at most 32 levels deep, consists of at most 100,000 values, and every string in it,
 * object keys included, passes.
 */
export function isSound(value: unknown, passes: (text: string, isKey: boolean) => boolean): boolean {
  let count = 0
  function isSoundAt(inner: unknown, depth: number): boolean {
    count += 1
    if (count > most || depth > deepest) return false
    if (typeof inner === 'string') return passes(inner, false)
    if (inner === null || typeof inner !== 'object') return true
    if (Array.isArray(inner)) return inner.every((item) => isSoundAt(item, depth + 1))
    const keys = Object.keys(inner)
    if (count + keys.length > most) return false
    return keys.every((key) => passes(key, true) && isSoundAt((inner as Record<string, unknown>)[key], depth + 1))
  }
  return isSoundAt(value, 0)
}
