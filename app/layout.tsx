import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { getLocale, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import { wantsEasyReading } from '@/lib/profile/queries'
import { EarlyTaps } from '@/components/layout/early-taps'
import { readTheme, themeCookie } from '@/components/layout/theme'
import { Toaster } from '@/components/ui/toaster'

// Every page contains the nonce of its request, so no page can be prerendered.
export const dynamic = 'force-dynamic'

// Subsets made by `npm run fonts`.
const geist = localFont({ src: './fonts/geist.woff2', variable: '--font-geist-sans', weight: '400 700' })
const bricolage = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '600 700',
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common')
  return {
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('description'),
    robots: { index: false, follow: false },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1611' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [store, locale, t] = await Promise.all([cookies(), getLocale(), getTranslations('common')])
  const theme = readTheme(store.get(themeCookie)?.value)
  const reading = (await wantsEasyReading()) ? 'easy' : undefined
  return (
    <html lang={locale} data-theme={theme} data-reading={reading} className={`${geist.variable} ${bricolage.variable}`}>
      <body className="min-h-dvh">
        <EarlyTaps />
        <ClientMessages namespaces={['fallback']}>
          {children}
          <Toaster label={t('notices')} />
        </ClientMessages>
      </body>
    </html>
  )
}
