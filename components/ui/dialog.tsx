'use client'

import * as Radix from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { CloseRequests } from '@/components/ui/close-requests'
import { cn } from '@/components/ui/cn'

export const Dialog = Radix.Root
export const DialogClose = Radix.Close

/** The content of a dialog, over a backdrop: a bottom sheet on phones, a centred card elsewhere. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay
        className={cn(
          'fixed inset-0 z-40 flex items-end justify-center bg-veil sm:items-center sm:p-6',
          'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        )}
      >
        <Radix.Content
          className={cn(
            'flex max-h-[92dvh] w-full max-w-xl flex-col overflow-hidden rounded-t-card bg-card shadow-soft sm:rounded-card',
            // A notice at the top does not cover the title.
            'max-sm:max-h-[min(92dvh,calc(100dvh-var(--notice-end,0px)))]',
            'sm:max-h-[min(92dvh,calc(100dvh-2*var(--notice-end,0px)))]',
            'focus:outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
            className,
          )}
          // Radix gives the first field the focus without scrolling, when Tab leaves the last one.
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
          }}
          {...props}
        >
          {children}
          <CloseRequests />
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}

/** The accessible name of the dialog; every dialog needs one. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-xl wrap-anywhere', className)} {...props} />
}

/** The accessible description of the dialog, read after its name. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-muted', className)} {...props} />
}
