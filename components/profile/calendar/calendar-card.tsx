import { useLocale, useTranslations } from 'next-intl'
import { CardTitle, cardClass } from '@/components/ui/card'
import { dayOf } from '@/lib/calendar'
import type { CalendarView } from '@/lib/calendars/schema'
import { formatDay } from '@/lib/i18n/format'
import { CalendarButtons } from './calendar-buttons'

type CalendarCardProps = { calendars: CalendarView[]; isAdmin: boolean; timeZone: string }

/** The viewer's calendar address and, for administrators, that of the whole family. */
export function CalendarCard({ calendars, isAdmin, timeZone }: CalendarCardProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const kinds = isAdmin ? (['own', 'family'] as const) : (['own'] as const)
  return (
    <section aria-labelledby="calendar-heading" className={cardClass}>
      <CardTitle id="calendar-heading">{t('heading')}</CardTitle>
      <p className="mt-0.5 text-muted">{t('hint')}</p>
      <ul className="mt-2 divide-y">
        {kinds.map((kind) => {
          const isFamily = kind === 'family'
          const address = calendars.find((each) => each.isFamily === isFamily)
          const since = address && formatDay(dayOf(new Date(address.createdAt), timeZone), locale)
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="text-lg">{t(kind)}</h3>
                <p className="text-muted">{since ? t('made', { day: since }) : t('none')}</p>
              </div>
              <CalendarButtons isFamily={isFamily} isMade={address !== undefined} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
