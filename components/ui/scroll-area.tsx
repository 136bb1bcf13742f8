'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'onScroll'> & {
  /** The colour that it stands on, as the start of a gradient: `from-card` unless told. */
  ground?: string
}

/** What scrolls within itself, once it is higher than it may be; while there is more below, it fades there. */
export function ScrollArea({ ground = 'from-card', className, children, ...props }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [hasMore, setMore] = useState(false)

  function look() {
    if (!area.current) return
    const { scrollHeight, scrollTop, clientHeight } = area.current
    setMore(scrollHeight - scrollTop - clientHeight > 1)
  }

  useEffect(() => {
    const observer = new ResizeObserver(look)
    for (const { current } of [area, content]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="relative">
      <div ref={area} onScroll={look} className={cn('overflow-y-auto', className)} {...props}>
        <div ref={content}>{children}</div>
      </div>
      {hasMore && (
        <div
          aria-hidden
          className={cn('pointer-events-none absolute inset-x-0 bottom-0 h-10 bg-linear-to-t to-transparent', ground)}
        />
      )}
    </div>
  )
}
