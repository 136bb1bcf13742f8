import { Lightbulb } from 'lucide-react'

type TipsProps = { title: string; tips: readonly string[] }

/** A few things to know about a form, beside it. */
export function Tips({ title, tips }: TipsProps) {
  return (
    <aside aria-label={title} className="mt-5 rounded-card bg-gold-soft p-5 text-gold-ink sm:p-6">
      <h2 className="flex items-center gap-2 text-lg">
        <Lightbulb aria-hidden className="size-5" />
        {title}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
}
