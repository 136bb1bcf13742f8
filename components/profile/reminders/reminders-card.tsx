import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'

/** Links to what the viewer is reminded of. */
export function RemindersCard() {
  const t = useTranslations('reminders')
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle>{t('card')}</CardTitle>
        <p className="mt-0.5 text-muted">{t('cardHint')}</p>
      </div>
      <Button variant="secondary" asChild>
        <Link href="/profile/reminders">
          <BellRing aria-hidden />
          {t('open')}
        </Link>
      </Button>
    </Card>
  )
}
