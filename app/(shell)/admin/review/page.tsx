import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AllClearScene } from '@/components/illustrations/scenes'
import { chosenPath } from '@/components/paths/chosen-path'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { administratorScope } from '@/lib/http/page'
import { pageOf, readPage } from '@/lib/http/pagination'
import { listReview, reviewsPerPage } from '@/lib/review/queries'
import { ReviewList } from './review-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReviewPage({ searchParams }: Props) {
  const t = await getTranslations('review')
  const tCommon = await getTranslations('common')
  const [scope, { page: asked }] = await Promise.all([administratorScope(), searchParams])
  const wanted = readPage(asked)
  const first = await listReview(scope, (wanted - 1) * reviewsPerPage)
  const { page, pageCount, skip } = pageOf(first.total, reviewsPerPage, wanted)
  const { items } = page === wanted ? first : await listReview(scope, skip)
  return (
    <ClientMessages namespaces={['review', 'task', 'evaluation', 'decision', 'photos']}>
      <div className="mx-auto max-w-3xl">
        <PageHeader title={t('heading')}>
          <p className="text-muted">{t('hint')}</p>
        </PageHeader>
        {items.length === 0 && page === 1 ? (
          <Card>
            <EmptyState scene={<AllClearScene />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          </Card>
        ) : (
          <ReviewList viewerId={scope.viewer.id} items={items} timeZone={scope.timeZone} />
        )}
        <Paging
          label={tCommon('pages')}
          page={page}
          pageCount={pageCount}
          href={(to) => chosenPath('/admin/review', { page: to > 1 ? to : '' })}
          isWholePage
        />
      </div>
    </ClientMessages>
  )
}
