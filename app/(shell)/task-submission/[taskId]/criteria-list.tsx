import { Check, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { messages } from '@/lib/messages'
import type { Level } from '@/lib/evaluation/schema'
import type { CriterionView } from '@/lib/submissions/json'

const words = messages.submission

const looks: Record<Level, { icon: LucideIcon; word: string; className: string }> = {
  full: { icon: Check, word: words.found, className: 'bg-leaf-soft text-leaf-ink' },
  partial: { icon: CircleDot, word: words.partly, className: 'bg-gold-soft text-gold-ink' },
  none: { icon: CircleDashed, word: words.notYet, className: 'bg-stone-soft text-stone-ink' },
}

/** What was looked for, how far it was found, and in which words. */
export function CriteriaList({ criteria }: { criteria: CriterionView[] }) {
  return (
    <ul aria-label={words.criteria} className="divide-y border-y">
      {criteria.map(({ id, label, level, evidence, points, outOf }) => {
        const { icon: Icon, word, className } = looks[level]
        return (
          <li key={id} className="flex gap-3 py-3">
            <span className={cn('grid size-8 shrink-0 place-items-center rounded-full', className)}>
              <Icon aria-hidden className="size-4" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-3">
                <span className="font-medium">{label}</span>
                <span className="figures shrink-0 text-muted">
                  {points}/{outOf}
                </span>
              </p>
              <p className="text-muted">{word}</p>
              {evidence.map((quote) => (
                <blockquote key={quote} className="mt-1 border-l-2 border-leaf/40 pl-3 wrap-anywhere italic">
                  “{quote}”
                </blockquote>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
