import { getLocale, getTranslations } from 'next-intl/server'
import { CardTitle, cardClass } from '@/components/ui/card'
import type { Viewer } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { listCalendars } from '@/lib/calendars/queries'
import { formatDay } from '@/lib/i18n/format'
import type { Scope } from '@/lib/scope'
import { CalendarButtons } from './calendar-buttons'

/** The viewer's calendar address and, for administrators, that of the whole family. */
export async function CalendarCard({ scope }: { scope: Scope<Viewer> }) {
  const [made, t, locale] = await Promise.all([listCalendars(scope), getTranslations('calendar'), getLocale()])
  const kinds = scope.viewer.isAdmin ? (['own', 'family'] as const) : (['own'] as const)
  return (
    <section aria-labelledby="calendar-heading" className={cardClass}>
      <CardTitle id="calendar-heading">{t('heading')}</CardTitle>
      <p className="mt-0.5 text-muted">{t('hint')}</p>
      <ul className="mt-2 divide-y">
        {kinds.map((kind) => {
          const isFamily = kind === 'family'
          const address = made.find((each) => each.isFamily === isFamily)
          const since = address && formatDay(dayOf(new Date(address.createdAt), scope.timeZone), locale)
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
