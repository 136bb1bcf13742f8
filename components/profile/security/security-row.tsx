import type { ReactNode } from 'react'

type SecurityRowProps = { title: string; badge?: ReactNode; hint: ReactNode; children: ReactNode }

/** A security setting: its name, state and actions. */
export function SecurityRow({ title, badge, hint, children }: SecurityRowProps) {
  return (
    <section aria-label={title} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          {badge}
        </div>
        <div className="text-muted">{hint}</div>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
