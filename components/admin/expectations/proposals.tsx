import { ListPlus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { roomIn, unsaid, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import { proposeExpectations } from '@/lib/tasks/propose-expectations'

type ProposalsProps = {
  description: string
  lines: readonly ExpectationLine[]
  onTake: (texts: readonly string[]) => void
}

/** Expectations found in the description that no row has yet; they can be added one by one or all at once. */
export function Proposals({ description, lines, onTake }: ProposalsProps) {
  const t = useTranslations('expectations')
  const proposed = unsaid(proposeExpectations(description), lines).slice(0, roomIn(lines))
  if (proposed.length === 0) return null
  return (
    <div className="mt-3 rounded-control bg-leaf-soft p-3 text-leaf-ink">
      <p className="text-sm font-medium">{t('proposed')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {proposed.map((text) => (
          <li key={text} className="max-w-full">
            <Button
              variant="secondary"
              aria-label={t('take', { text })}
              onClick={() => onTake([text])}
              className="h-auto max-w-full py-2 text-left whitespace-normal wrap-anywhere"
            >
              <Plus aria-hidden />
              <span className="min-w-0">{text}</span>
            </Button>
          </li>
        ))}
        {proposed.length > 1 && (
          <li>
            <Button onClick={() => onTake(proposed)}>
              <ListPlus aria-hidden />
              {t('takeAll', { count: proposed.length })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
