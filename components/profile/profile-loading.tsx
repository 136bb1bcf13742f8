import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { SkeletonList } from '@/components/ui/skeleton-list'

type ProfileLoadingProps = {
  /** One's own profile also shows the level, and a button to change the picture. */
  isOwn?: boolean
  /** With a balance, the first figure has a second line. */
  hasBalance?: boolean
}

/** The boxes of a profile. */
export function ProfileLoading({ isOwn = false, hasBalance = false }: ProfileLoadingProps) {
  const t = useTranslations('profile')
  return (
    <LoadingScreen text={t('loading')}>
      <div className="@container space-y-6">
        <HeaderBoxes isOwn={isOwn} />
        <div className="@container">
          <div className="grid grid-cols-2 gap-3 sm:gap-4 @3xl:grid-cols-4">
            {['bg-gold-soft', 'bg-ember-soft', 'bg-leaf-soft', 'bg-sky-soft'].map((ground) => (
              <div key={ground} className={cn('rounded-card', hasBalance ? 'h-36' : 'h-28', ground)} />
            ))}
          </div>
        </div>
        <div className="grid gap-6 @2xl:grid-cols-2">
          <div className={cn(cardClass, 'h-80')} />
          <div className={cn(cardClass, 'h-80')} />
        </div>
        <SkeletonList items={5} />
      </div>
    </LoadingScreen>
  )
}

function HeaderBoxes({ isOwn }: { isOwn: boolean }) {
  return (
    <div className={cn(cardClass, '@container')}>
      <div className="flex flex-col items-center gap-x-6 gap-y-4 @2xl:flex-row">
        <div className="grid size-32 place-items-center">
          <div className="size-28 rounded-full bg-ink/8" />
        </div>
        <div className="flex w-48 flex-1 flex-col items-center @2xl:items-start">
          <div className="skeleton w-40 text-2xl" />
          <div className="mt-2 skeleton h-7 w-28" />
          {isOwn && <div className="mt-3 skeleton w-48" />}
        </div>
        {isOwn && <div className="h-11 w-40 rounded-control bg-ink/8" />}
      </div>
    </div>
  )
}
