import type { Metadata } from 'next'
import { AllClearScene } from '@/components/illustrations/scenes'
import { chosenPath } from '@/components/layout/chosen-path'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { messages } from '@/lib/messages'
import { administratorScope } from '@/lib/http/page'
import { pageOf, readPage } from '@/lib/http/pagination'
import { listReview, reviewsPerPage } from '@/lib/review/queries'
import { ReviewList } from './review-list'

const words = messages.review

export const metadata: Metadata = { title: words.heading }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReviewPage({ searchParams }: Props) {
  const [scope, { page: asked }] = await Promise.all([administratorScope(), searchParams])
  const wanted = readPage(asked)
  const first = await listReview(scope, (wanted - 1) * reviewsPerPage)
  const { page, pageCount, skip } = pageOf(first.total, reviewsPerPage, wanted)
  const { items } = page === wanted ? first : await listReview(scope, skip)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.heading}>
        <p className="text-muted">{words.hint}</p>
      </PageHeader>
      {items.length === 0 && page === 1 ? (
        <Card>
          <EmptyState scene={<AllClearScene />} title={words.empty}>
            {words.emptyHint}
          </EmptyState>
        </Card>
      ) : (
        <ReviewList items={items} timeZone={scope.timeZone} />
      )}
      <Paging
        label="Pages"
        page={page}
        pageCount={pageCount}
        href={(to) => chosenPath('/admin/review', { page: to > 1 ? to : '' })}
        isWholePage
      />
    </div>
  )
}
