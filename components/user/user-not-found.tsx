import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'

/** Replaces the profile of a user who does not exist or was deleted. */
export function UserNotFound() {
  const t = useTranslations('users')
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <NothingFoundScene />
      <h1 className="mt-6 text-2xl">{t('notFoundTitle')}</h1>
      <p className="mt-2 max-w-prose text-muted">{t('notFound')}</p>
      <Button asChild className="mt-6">
        <Link href="/users">{t('toDirectory')}</Link>
      </Button>
    </div>
  )
}
