import { Lightbulb } from 'lucide-react'

type TipsProps = { title: string; tips: readonly string[] }

/** Tips for a form, shown beside it. */
export function Tips({ title, tips }: TipsProps) {
  return (
    <aside aria-label={title} className="rounded-card bg-shade p-5 sm:p-6">
      <h2 className="flex items-center gap-2 text-lg">
        <Lightbulb aria-hidden className="size-5 text-gold" />
        {title}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
}
