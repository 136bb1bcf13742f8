import 'server-only'
import { afterResponse } from '@/lib/after-response'
import { signedIn } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { sendNotice } from '@/lib/emails/commands'
import { formatDay } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translator'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import { familyLocale } from '@/lib/settings/queries'

/**
 * E-mails every administrator with an address about a new one, including the one who created them, whose session may be
 * stolen. Never throws: the activity log and the notice on the screens do not depend on it.
 */
export function announceAdministrator(scope: Scope, { id, username }: { id: string; username: string }): Promise<void> {
  return afterResponse(async () => {
    try {
      const by = signedIn(scope.viewer).username
      const day = dayOf(scope.now, scope.timeZone)
      const others = await db.user.findMany({
        where: { isAdmin: true, id: { not: id }, email: { not: null } },
        select: { username: true, email: true, language: true },
      })
      const usualLocale = await familyLocale()
      const mails = others.flatMap(({ email: to, username: reader, language }) => {
        if (to === null) return []
        const locale = language ?? usualLocale
        const t = translator(locale, 'activity')
        const message = t('mail', { reader, name: username, by, day: formatDay(day, locale) })
        return [{ to, locale, subject: t('mailSubject', { name: username }), message }]
      })
      const sent = await Promise.allSettled(mails.map((mail) => sendNotice(scope, mail)))
      const failures = sent.filter(({ status }) => status === 'rejected').length
      if (failures > 0)
        log.warn({ event: 'announcement_failed', failures }, 'administrators could not be notified by e-mail')
    } catch (error) {
      log.warn({ event: 'announcement_failed', err: error }, 'administrators could not be notified by e-mail')
    }
  })
}
