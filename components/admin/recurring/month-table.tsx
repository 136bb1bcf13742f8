import { useFormatter } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { aWeek, weeksOf } from '@/components/admin/recurring/month-grid'
import { toDate, type Day } from '@/lib/calendar'

type MonthTableProps = Omit<ComponentProps<'table'>, 'className'> & {
  month: Day
  cell: Omit<ComponentProps<'td'>, 'key'>
  renderDay: (day: Day) => ReactNode
}

/** A month as a table of weeks from Monday to Sunday. `children` precede the rows, as a caption does. */
export function MonthTable({ month, cell, renderDay, children, ...table }: MonthTableProps) {
  const format = useFormatter()
  const columns = aWeek.map((day) => format.dateTime(toDate(day), { weekday: 'long', timeZone: 'UTC' }))
  return (
    <table {...table} className="w-full table-fixed">
      {children}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" abbr={name} className="py-1 text-sm font-medium text-muted">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, at) => (
              <td key={day ?? at} {...cell}>
                {day && renderDay(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
