import statusWords from '@/lib/tasks/managed/status-words.json'
import { taskStatuses, type TaskStatus } from '@/lib/tasks/status'
import { anyOf, plain } from '@/lib/text'

const endings = /\((\w)\)/g
const patterns = taskStatuses.map((status) => {
  const words = statusWords[status].map((word) => plain(word).replace(endings, '$1?'))
  return { status, pattern: new RegExp(`^(?:${anyOf(words)})$`) }
})
const longestInWords = 2

const statusOf = (words: readonly string[]) =>
  patterns.find(({ pattern }) => pattern.test(plain(words.join(' '))))?.status

/**
 * The status that a search names in English or French, with or without accents, at its beginning or end, and the rest
 * of the search; null without one.
 */
export function statusIn(query: string): { status: TaskStatus; rest: string } | null {
  const words = query.trim().split(/\s+/)
  for (let length = Math.min(longestInWords, words.length); length > 0; length -= 1) {
    const splits = [
      { named: words.slice(-length), rest: words.slice(0, -length) },
      { named: words.slice(0, length), rest: words.slice(length) },
    ]
    for (const { named, rest } of splits) {
      const status = statusOf(named)
      if (status) return { status, rest: rest.join(' ') }
    }
  }
  return null
}
