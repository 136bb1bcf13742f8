import 'server-only'
import { afterResponse } from '@/lib/after-response'
import { signedIn } from '@/lib/auth/policy'
import { dayOf, formatDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { sendNotice } from '@/lib/emails/commands'
import { log } from '@/lib/log'
import { messages } from '@/lib/messages'
import type { Scope } from '@/lib/scope'

const words = messages.activity

/**
 * Tells every administrator with an address of a new one, by e-mail: also the one whose session made them, which
 * may be stolen. Never throws: the activity log and the notice on the screens do not depend on it.
 */
export function announceAdministrator(scope: Scope, { id, username }: { id: string; username: string }): Promise<void> {
  return afterResponse(async () => {
    try {
      const by = signedIn(scope.viewer).username
      const day = formatDay(dayOf(scope.now, scope.timeZone))
      const others = await db.user.findMany({
        where: { isAdmin: true, id: { not: id }, email: { not: null } },
        select: { username: true, email: true },
      })
      const mails = others.flatMap((other) =>
        other.email === null
          ? []
          : [
              {
                to: other.email,
                subject: words.mailSubject(username),
                message: words.mail(other.username, username, by, day),
              },
            ],
      )
      const sent = await Promise.allSettled(mails.map((mail) => sendNotice(scope, mail)))
      const failures = sent.filter(({ status }) => status === 'rejected').length
      if (failures > 0)
        log.warn({ event: 'announcement_failed', failures }, 'administrators could not be told by e-mail')
    } catch (error) {
      log.warn({ event: 'announcement_failed', err: error }, 'administrators could not be told by e-mail')
    }
  })
}
