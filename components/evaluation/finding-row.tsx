import { useTranslations } from 'next-intl'
import { Check, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import type { Level } from '@/lib/evaluation/schema'

const looks: Record<Level, { icon: LucideIcon; word: 'found' | 'partly' | 'notYet'; className: string }> = {
  full: { icon: Check, word: 'found', className: 'bg-leaf-soft text-leaf-ink' },
  partial: { icon: CircleDot, word: 'partly', className: 'bg-gold-soft text-gold-ink' },
  none: { icon: CircleDashed, word: 'notYet', className: 'bg-stone-soft text-stone-ink' },
}

type FindingRowProps = {
  label: string
  /** The label is not shown to the member. */
  isHidden?: boolean
  level: Level
  /** Quotations from the text that support the finding. */
  evidence: readonly string[]
  /** The points for this finding, if it has points of its own. */
  worth?: { points: number; outOf: number }
}

/** One criterion or expectation: its level and the evidence. */
export function FindingRow({ label, isHidden = false, level, evidence, worth }: FindingRowProps) {
  const t = useTranslations('findings')
  const { icon: Icon, word, className } = looks[level]
  return (
    <li className="flex gap-3 py-3">
      <span className={cn('grid size-8 shrink-0 place-items-center rounded-full', className)}>
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3">
          <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
          {worth && (
            <span className="figures shrink-0 text-muted">
              {worth.points}/{worth.outOf}
            </span>
          )}
        </p>
        <p className="text-muted">
          {t(word)}
          {isHidden && ` · ${t('hidden')}`}
        </p>
        {evidence.map((quote) => (
          <blockquote key={quote} className="mt-1 border-l-2 border-leaf/40 pl-3 wrap-anywhere italic">
            {t('quote', { text: quote })}
          </blockquote>
        ))}
      </div>
    </li>
  )
}
