import { messages } from '@/lib/messages'

const isNumber = (target: string) => /^\d+$/.test(target)

/** Where to get help, with numbers to call and a site to open at a tap. */
export function HelpHint() {
  // Every other part stood between marks.
  return messages.review.helpHint.split(/\[([^\]]+)\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a
        key={at}
        href={isNumber(part) ? `tel:${part}` : `https://${part}`}
        rel="noreferrer"
        target={isNumber(part) ? undefined : '_blank'}
        className="font-medium underline underline-offset-4"
      >
        {part}
      </a>
    ),
  )
}
