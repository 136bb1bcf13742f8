import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LostScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'

/** Replaces a task that cannot be shown. */
export function TaskError({ message, children }: { message?: string; children?: ReactNode }) {
  const t = useTranslations('submission')
  const tFallback = useTranslations('fallback')
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <LostScene />
      <h1 className="mt-6 text-2xl">{message ?? t('loadFailed')}</h1>
      {children}
      <Button asChild className="mt-6">
        <Link href="/dashboard">{tFallback('returnToDashboard')}</Link>
      </Button>
    </div>
  )
}
