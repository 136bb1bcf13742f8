import { LongText } from '@/components/task/long-text'
import type { ReviewItemJson } from '@/lib/review/json'
import { longestListedText } from '@/lib/tasks/limits'
import { characterCount } from '@/lib/text'

const ellipsis = '…'

/** The beginning of the text to review, and the rest on demand. */
export function ReviewText({ item: { text, reportId, submissionId } }: { item: ReviewItemJson }) {
  const isCut = text.endsWith(ellipsis) && characterCount(text) === longestListedText
  return (
    <LongText
      beginning={{ text: isCut ? text.slice(0, -ellipsis.length) : text, isCut }}
      source={reportId === null ? { kind: 'submission', submissionId } : { kind: 'report', reportId }}
      className="max-w-prose border-l-2 border-leaf/40 pl-4 @xl:text-lg @xl:leading-7"
    />
  )
}
