'use client'

import { createElement, type ComponentProps } from 'react'
import { useLoaded } from '@/components/layout/use-loaded'
import { cn } from '@/components/ui/cn'
import type { Photos } from './photos'

const load = () => import('./photos').then((module) => module.Photos)

/** `Photos`, loaded after the page, which keeps its place free. */
export function PhotosLater(props: ComponentProps<typeof Photos>) {
  const Loaded = useLoaded(load)
  return <div className={cn('mt-4', props.canChange && 'min-h-18')}>{Loaded && createElement(Loaded, props)}</div>
}
