import type { ComponentProps, ReactNode } from 'react'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { userInDirectoryPath } from '@/components/paths/user-path'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Paging } from '@/components/ui/paging'
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table'

type LogTableProps = Omit<ComponentProps<typeof Paging>, 'isWholePage'> & {
  columns: readonly string[]
  empty: { title: string; hint: string }
  /** One table row per entry. */
  children: readonly ReactNode[]
}

/** A page of a log, newest entries first: a table with its paging, or why it is empty. */
export function LogTable({ label, columns, empty, children, ...paging }: LogTableProps) {
  return (
    <Card className="max-sm:p-3">
      {children.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={empty.title}>
          {empty.hint}
        </EmptyState>
      ) : (
        <Table aria-label={label}>
          <TableHeader>
            {columns.map((column) => (
              <TableHead key={column}>{column}</TableHead>
            ))}
          </TableHeader>
          <TableBody>{children}</TableBody>
        </Table>
      )}
      <Paging label={label} {...paging} />
    </Card>
  )
}

/** The name of the member whom an entry concerns, as a link to their profile. */
export function LoggedMember({ id, username }: { id: string; username: string }) {
  return (
    <IntentLink
      href={userInDirectoryPath(id)}
      className="inline-flex min-h-11 min-w-11 items-center rounded-control pr-2 font-semibold wrap-anywhere hover:underline"
    >
      {username}
    </IntentLink>
  )
}
