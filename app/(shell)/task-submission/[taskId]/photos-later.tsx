'use client'

import { useTranslations } from 'next-intl'
import { createElement, type ComponentProps } from 'react'
import { useLoaded } from '@/components/layout/use-loaded'
import { useIsOffline } from '@/components/offline/connection'
import { cn } from '@/components/ui/cn'
import type { Photos } from './photos'

const load = () => import('./photos').then((module) => module.Photos)

/** `Photos`, loaded after the page. Its place is kept free; a message takes it while there is no network to load it. */
export function PhotosLater(props: ComponentProps<typeof Photos>) {
  const t = useTranslations('photos')
  const Loaded = useLoaded(load)
  const isOffline = useIsOffline()
  return (
    <div className={cn('mt-4', props.canChange && 'min-h-18')}>
      {Loaded
        ? createElement(Loaded, props)
        : props.canChange && isOffline && <p className="text-muted">{t('offline')}</p>}
    </div>
  )
}
