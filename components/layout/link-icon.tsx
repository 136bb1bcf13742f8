'use client'

import { useLinkStatus } from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

/** The icon of the surrounding link, replaced by a spinner when the navigation takes noticeably long. */
export function LinkIcon({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus()
  return (
    <span data-pending={pending || undefined} className="relative shrink-0">
      <span className={cn('block', pending && 'animate-fade-out-late')}>{children}</span>
      {pending && (
        <span className="absolute inset-0 grid animate-fade-in-late place-items-center">
          <Spinner />
        </span>
      )}
    </span>
  )
}
