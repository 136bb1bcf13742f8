import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

/** Says what is on its way, in the place of a heading and as high. */
export function LoadingTitle({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={cn('flex min-h-lh items-center text-2xl', className)}>
      <span className="flex items-center gap-3 text-lg text-muted">
        <Spinner className="shrink-0 text-leaf" />
        {text}
      </span>
    </p>
  )
}

type LoadingScreenProps = {
  text: string
  /** What follows the title in the header. */
  header?: ReactNode
  /** The boxes of the screen's content. */
  children: ReactNode
}

/** A screen that is on its way, in its final layout, so that nothing moves when the content arrives. */
export function LoadingScreen({ text, header, children }: LoadingScreenProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <LoadingTitle text={text} className="md:text-3xl" />
        {header}
      </div>
      <LoadingBoxes>{children}</LoadingBoxes>
    </>
  )
}

/** Boxes in the places of content that is on its way; they breathe, unless the viewer asks for less motion. */
export function LoadingBoxes({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div aria-hidden className={cn('animate-breathe', className)}>
      {children}
    </div>
  )
}
