import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { pageParameters } from '@/components/ui/page-choice'
import { cn } from '@/components/ui/cn'
import type { PageChoice } from '@/lib/http/keyset'
import { signInOutcomes, type SignInOutcome } from '@/lib/sign-ins/schema'

/** The path of the log for one outcome (null for all) and page. */
export function logPath(outcome: SignInOutcome | null, page: PageChoice = { page: 1 }): string {
  return chosenPath('/admin/users/sign-ins', { outcome: outcome ?? '', ...pageParameters(page) })
}

/** Filters the log by outcome. */
export function OutcomeLinks({ selected }: { selected: SignInOutcome | null }) {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
      {[null, ...signInOutcomes].map((outcome) => (
        <Link
          key={outcome}
          href={logPath(outcome)}
          aria-current={outcome === selected ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center rounded-full border px-4 transition-colors',
            outcome === selected ? 'border-leaf bg-leaf-soft font-medium text-leaf-ink' : 'bg-card hover:bg-shade',
          )}
        >
          {outcome ? t(`outcomes.${outcome}`) : t('everything')}
        </Link>
      ))}
    </nav>
  )
}
