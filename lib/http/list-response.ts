import 'server-only'

/** Headers of a list response that may be truncated. */
export function listHeaders(total: number): Record<string, string> {
  return { 'X-Total-Count': String(total) }
}

/** Maximum total size of the items in a list response, in bytes of JSON. */
export const heaviestList = 300_000

/** The leading items that fit into one response, as a JSON array; at least one. */
export function fittingJson(items: readonly unknown[]): string {
  const fitting: string[] = []
  let bytes = 2
  for (const item of items) {
    const text = JSON.stringify(item)
    bytes += Buffer.byteLength(text) + 1
    if (bytes > heaviestList && fitting.length > 0) break
    fitting.push(text)
  }
  return `[${fitting.join(',')}]`
}
