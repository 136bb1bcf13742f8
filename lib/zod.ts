import { config, type core, type ZodNumber } from 'zod'
import { messageOf, type EncodedMessage } from '@/lib/i18n/message'

config({
  // Errors without a message of their own say what is allowed, or name the path, but not the library's terms.
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') return messageOf('common.leaveOut', { names: issue.keys.join(', ') })
    const name = issue.path?.join('.')
    if (!name) return messageOf('common.invalidInput')
    const words = wordsOf(issue)
    if (words) return messageOf('common.oneOf', { name, words: words.join(', ') })
    const range = rangeOf(issue)
    if (range) return messageOf('common.wholeNumber', { name, ...range })
    return messageOf(`common.${typeNeeded(issue) ?? 'checkField'}`, { name })
  },
  // Zod would test whether it may compile code, which the content security policy blocks and reports.
  jitless: typeof window !== 'undefined',
})

/** The message about a value that is missing, or that should be a list or a text. */
function typeNeeded({ code, input, ...issue }: core.$ZodRawIssue): 'missing' | 'list' | 'text' | undefined {
  if (code !== 'invalid_type') return undefined
  if (input === undefined) return 'missing'
  return issue.expected === 'array' ? 'list' : issue.expected === 'string' ? 'text' : undefined
}

/** The values of which one is allowed, if there are only a few. */
function wordsOf(issue: core.$ZodRawIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values
  if (issue.code === 'invalid_union') return Array.isArray(issue.options) ? issue.options : undefined
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? [true, false] : undefined
}

/** The bounds of a whole number that has both. */
function rangeOf({ schema }: core.$ZodRawIssue): { least: number; most: number } | undefined {
  const { isInt, minValue: least, maxValue: most } = (schema ?? {}) as Partial<ZodNumber>
  if (!isInt || typeof least !== 'number' || typeof most !== 'number') return undefined
  // An unbounded whole number is still a safe integer.
  return least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER ? { least, most } : undefined
}

/** The message of a value that is missing. One of the wrong type gets the message that says what is allowed. */
export const ifMissing =
  (message: EncodedMessage) =>
  ({ input }: { input?: unknown }): EncodedMessage | undefined =>
    input === undefined ? message : undefined

// Named exports instead of one object, so that bundlers can drop what a page does not use.
export * from 'zod'
