import { isSound } from '@/lib/http/nested'

/** How many entries and characters of text React reads in an array and those directly in it; beyond, Next answers 500. */
const largestArray = 1_000_000

/**
 * True for the arguments of the application's server actions: an array of plain JSON that React reads. Everything else
 * in React's wire format (dates, big integers, references to parts that these bodies do not have) is encoded as a string
 * that begins with a dollar sign.
 */
export function isArguments(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    return Array.isArray(value) && isSound(value, (text, isKey) => isKey || isPlain(text)) && hasNoHugeArray(value)
  } catch {
    return false
  }
}

function isPlain(text: string): boolean {
  return !text.startsWith('$') || text.startsWith('$$') || text === '$undefined'
}

function hasNoHugeArray(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true
  if (!Array.isArray(value)) return Object.values(value).every(hasNoHugeArray)
  const { size, others } = contentsOf(value)
  return size <= largestArray && others.every(hasNoHugeArray)
}

/** The entries of an array and of those directly in it, together with the characters of its texts, and its objects. */
function contentsOf(array: readonly unknown[]): { size: number; others: unknown[] } {
  let size = array.length + 1
  const others: unknown[] = []
  for (const entry of array) {
    if (typeof entry === 'string') size += entry.length
    else if (Array.isArray(entry)) {
      const inner = contentsOf(entry)
      size += inner.size
      for (const other of inner.others) others.push(other)
    } else others.push(entry)
  }
  return { size, others }
}
