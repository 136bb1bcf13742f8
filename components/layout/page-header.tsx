import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; children?: ReactNode }

/** The title of a screen, with its actions. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      {children}
    </div>
  )
}
