import { useTranslations } from 'next-intl'
import { LoadingBoxes, LoadingTitle } from '@/components/layout/loading-screen'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { SkeletonList } from '@/components/ui/skeleton-list'
import { can } from '@/lib/auth/policy'
import { currentScope } from '@/lib/http/page'

export default async function Loading() {
  // The layout has read it.
  const { viewer } = await currentScope()
  return can(viewer, 'task:manage') ? <AdministratorBoxes /> : <MemberBoxes hasRewards={viewer.hasRewards ?? false} />
}

function AdministratorBoxes() {
  const t = useTranslations('dashboard')
  return (
    <div className="space-y-8">
      <div>
        <LoadingTitle text={t('loading')} className="mb-4" />
        <LoadingBoxes className={cn(cardClass, 'h-42')} />
      </div>
      <LoadingBoxes>
        <div className="mb-4 skeleton w-40 text-2xl" />
        <SkeletonList items={5} />
      </LoadingBoxes>
    </div>
  )
}

function MemberBoxes({ hasRewards }: { hasRewards: boolean }) {
  const t = useTranslations('dashboard')
  // With rewards, the first tile also links to them.
  const tile = cn('rounded-card', hasRewards ? 'h-49' : 'h-38')
  return (
    <div className="@container">
      <div className="grid gap-x-6 gap-y-8 @2xl:grid-cols-3">
        <div className="@2xl:col-span-2 @2xl:row-start-2">
          <LoadingTitle text={t('loading')} className="mb-5" />
          <LoadingBoxes>
            <div className="mb-4">
              <div className="skeleton w-36 text-lg" />
              <div className="skeleton w-56" />
            </div>
            <div className="space-y-4">
              <TaskCardBoxes />
              <TaskCardBoxes />
            </div>
          </LoadingBoxes>
        </div>
        <LoadingBoxes className="@2xl:col-span-3 @2xl:row-start-1">
          <div className="mb-5 skeleton w-44 text-2xl" />
          <div className="@container">
            <div className="grid gap-4 @xl:grid-cols-3">
              <div className={cn(tile, 'bg-gold-soft')} />
              <div className={cn(tile, 'bg-ember-soft')} />
              <div className={cn(tile, 'bg-leaf-soft')} />
            </div>
          </div>
        </LoadingBoxes>
        <LoadingBoxes className="@2xl:row-start-2">
          <div className={cn(cardClass, 'space-y-6')}>
            <div className="skeleton w-44 text-xl" />
            <MeasureBoxes />
            <MeasureBoxes />
            <MeasureBoxes />
          </div>
        </LoadingBoxes>
      </div>
    </div>
  )
}

function TaskCardBoxes() {
  return (
    <div className={cn(cardClass, '@container space-y-4')}>
      <div>
        <div className="skeleton h-7 w-20 @md:hidden" />
        <div className="flex h-11 items-center">
          <div className="skeleton w-1/2 text-lg" />
        </div>
      </div>
      <div className="skeleton w-4/5" />
      <div className="skeleton w-3/5" />
      <div className="border-t pt-4">
        <div className="h-11 w-32 rounded-control bg-ink/8" />
      </div>
    </div>
  )
}

function MeasureBoxes() {
  return (
    <div>
      <div className="mb-2 skeleton w-1/2 text-lg" />
      <div className="h-3 rounded-full bg-ink/8" />
    </div>
  )
}
