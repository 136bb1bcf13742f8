import type { ReactNode } from 'react'

type EmptyStateProps = { scene: ReactNode; title: string; children?: ReactNode }

/** An illustrated message in place of an empty list. */
export function EmptyState({ scene, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {scene}
      <p className="mt-4 font-display text-xl font-semibold">{title}</p>
      {children && <div className="mt-1 max-w-prose text-muted">{children}</div>}
    </div>
  )
}
