import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/*
 * A table, or cards where its columns would not fit, from the same markup. The roles are explicit because a table
 * displayed as blocks loses its semantics for screen readers. The layout depends on the width of the container, not
 * of the screen.
 */

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="@container">
      <table role="table" className={cn('block w-full @3xl:table', className)} {...props} />
    </div>
  )
}

/** The column headers. Cards hide them, unless `className` overrides that. */
export function TableHeader({ className, children, ...props }: ComponentProps<'thead'>) {
  return (
    <thead role="rowgroup" className={cn('hidden border-b @3xl:table-header-group', className)} {...props}>
      <tr role="row" className="block @3xl:table-row">
        {children}
      </tr>
    </thead>
  )
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={cn('px-3 py-2 text-left font-medium whitespace-nowrap text-muted first:pl-2 last:pr-2', className)}
      {...props}
    />
  )
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" className={cn('block space-y-3 @3xl:table-row-group', className)} {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      className={cn(
        'relative block rounded-control border p-4 transition-colors @3xl:table-row @3xl:rounded-none @3xl:border-0',
        '@3xl:border-b @3xl:last:border-0 @3xl:hover:bg-shade/70',
        className,
      )}
      {...props}
    />
  )
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td
      role="cell"
      className={cn(
        'block @3xl:table-cell @3xl:px-3 @3xl:py-3 @3xl:align-middle @3xl:first:pl-2 @3xl:last:pr-2',
        className,
      )}
      {...props}
    />
  )
}
