'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'onScroll'> & {
  /** The background colour as the start of a gradient, by default `from-card`. */
  ground?: string
}

/** A container that scrolls beyond its maximum height; a fade at the bottom shows that there is more. */
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
