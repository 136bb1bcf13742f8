import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Sprig } from '@/components/illustrations/sprig'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'

/** Replaces the leaderboards in a family that has none. */
export function NoBoards() {
  const t = useTranslations('leaderboard')
  return (
    <>
      <PageHeader title={t('heading')} />
      <Card>
        <EmptyState scene={<Sprig leaves={5} className="h-36" />} title={t('off')}>
          <p>{t('offHint')}</p>
          <Button asChild className="mt-6">
            <Link href="/profile">{t('toProfile')}</Link>
          </Button>
        </EmptyState>
      </Card>
    </>
  )
}
