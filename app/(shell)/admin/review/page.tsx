import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Paging } from '@/components/admin/paging'
import { AllClearScene } from '@/components/illustrations/scenes'
import { chosenPath } from '@/components/layout/chosen-path'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { administratorScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { listReview, reviewsPerPage } from '@/lib/review/queries'
import { ReviewList } from './review-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReviewPage({ searchParams }: Props) {
  const t = await getTranslations('review')
  const [scope, { page: asked }] = await Promise.all([administratorScope(), searchParams])
  const page = readPage(asked)
  const { items, total } = await listReview(scope, (page - 1) * reviewsPerPage)
  const pageCount = Math.max(page, Math.ceil(total / reviewsPerPage))
  return (
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
        <ReviewList items={items} timeZone={scope.timeZone} />
      )}
      {pageCount > 1 && (
        <div className="mt-6">
          <Paging
            page={page}
            pageCount={pageCount}
            previous={chosenPath('/admin/review', { page: page > 2 ? page - 1 : '' })}
            next={chosenPath('/admin/review', { page: page + 1 })}
          />
        </div>
      )}
    </div>
  )
}
