import { Badge } from '@/components/ui/badge'
import { addDays, formatDay, type Day } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { openDays, type Lifetime } from '@/lib/recurring/occurrences'

const words = messages.recurring
const mostShown = 5

type OccurrencePreviewProps = { days: Day[]; lifetime: Lifetime; problem: string | null }

/** How many tasks would be made, on which days, and how long each stays open. */
export function OccurrencePreview({ days, lifetime, problem }: OccurrencePreviewProps) {
  const isLong = days.length > mostShown + 1
  const shown = isLong ? days.slice(0, mostShown) : days
  const last = isLong ? days.at(-1) : undefined
  const line = (day: Day) => words.previewOn(formatDay(day), formatDay(addDays(day, openDays(lifetime))))
  return (
    <section aria-label={words.previewTitle} aria-live="polite" className="rounded-control bg-shade p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{words.previewTitle}</h2>
        {days.length > 0 && <Badge tone={problem ? 'berry' : 'leaf'}>{words.preview(days.length)}</Badge>}
      </div>
      {problem && <p className="mt-1 font-medium text-berry-ink">{problem}</p>}
      {days.length === 0 && !problem && <p className="mt-1 text-muted">{words.previewEmpty}</p>}
      {days.length > 0 && !problem && (
        <ul className="mt-1 text-muted">
          {shown.map((day) => (
            <li key={day}>{line(day)}</li>
          ))}
          {last && (
            <>
              <li>{words.more(days.length - mostShown - 1)}</li>
              <li>{line(last)}</li>
            </>
          )}
        </ul>
      )}
    </section>
  )
}
