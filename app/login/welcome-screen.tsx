import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Sprig } from '@/components/illustrations/sprig'

/** The layout of screens for signed-out visitors. */
export function WelcomeScreen({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <Sprig leaves={10} className="h-36" />
      <h1 className="mt-3 mb-8 text-3xl">{t('brand')}</h1>
      {children}
    </main>
  )
}
