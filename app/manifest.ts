import type { MetadataRoute } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { brand } from '@/lib/brand'

/** What a device needs to install Laurel as an app, in the language that the browser prefers. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, locale] = await Promise.all([getTranslations('install'), getLocale()])
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') =>
    ({ src: `/install/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const
  const screenshot = (name: string, sizes: string, label: string, form_factor: 'narrow' | 'wide') =>
    ({ src: `/install/${name}.png`, sizes, type: 'image/png', label, form_factor }) as const
  return {
    id: '/dashboard',
    name: brand,
    short_name: brand,
    description: t('description'),
    lang: locale,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f1',
    theme_color: '#faf8f1',
    categories: ['education', 'lifestyle'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    screenshots: [
      screenshot('phone', '390x844', t('phone'), 'narrow'),
      screenshot('task', '390x844', t('task'), 'narrow'),
      screenshot('wide', '1280x800', t('wide'), 'wide'),
    ],
    shortcuts: [{ name: t('today'), url: '/dashboard' }],
  }
}
