import type { CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'

type FigureProps = { children: string; className?: string }

/** A large number. It shrinks to fit its `@container`. */
export function Figure({ children, className }: FigureProps) {
  return (
    <p
      className={cn('figures figure-fit font-bold', className)}
      style={{ '--characters': children.length } as CSSProperties}
    >
      {children}
    </p>
  )
}
