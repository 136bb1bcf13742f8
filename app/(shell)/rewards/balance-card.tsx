import { Coins } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Figure } from '@/components/ui/figure'

/** The member's balance, which is below zero once points were taken back that they had spent. */
export function BalanceCard({ balance }: { balance: number }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  return (
    <div className="@container max-w-sm rounded-card bg-gold-soft p-5 text-gold-ink">
      <h2 className="flex items-center gap-2 font-sans text-base font-medium">
        <Coins aria-hidden className="size-5" />
        {t('balance')}
      </h2>
      <Figure className="mt-3">{format.number(balance)}</Figure>
      <p className="mt-1">{t(balance < 0 ? 'balanceHintBelow' : 'balanceHint')}</p>
    </div>
  )
}
