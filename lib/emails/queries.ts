import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { sendingMs, type EmailStatus, type EmailView, type Recipient } from '@/lib/emails/schema'
import { parseSender } from '@/lib/emails/sender'
import { env } from '@/lib/env'
import { translator } from '@/lib/i18n/translator'
import { pageOf } from '@/lib/http/pagination'
import { mailer } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

export const emailsPerPage = 10

/** Maximum number of users offered as recipients. */
const longestRecipientList = 1000

/** Whether e-mail is configured, and its sender address; administrators only. */
export function emailStatus(scope: Scope): EmailStatus {
  authorize(scope.viewer, 'email:send')
  const { isConfigured } = mailer()
  return {
    defaultSender: configuredSender() ?? '',
    message: translator(scope.locale, 'emails')(isConfigured ? 'ready' : 'notConfigured'),
    resendConfigured: isConfigured,
  }
}

/** The only sender address. See docs/rules.md, rule 13. */
export function configuredSender(): string | null {
  const { EMAIL_FROM } = env()
  return EMAIL_FROM === undefined ? null : parseSender(EMAIL_FROM).address
}

/** Users with an e-mail address; administrators only. */
export async function listRecipients(scope: Scope): Promise<Recipient[]> {
  authorize(scope.viewer, 'email:send')
  const users = await db.user.findMany({
    where: { email: { not: null } },
    orderBy: { usernameKey: 'asc' },
    take: longestRecipientList,
    select: { id: true, username: true, avatar: true, email: true },
  })
  return users.flatMap(({ email, ...user }) => (email ? [{ ...user, email }] : []))
}

/** One page of sent e-mails, newest first; administrators only. A page past the end is the last. */
export async function listEmails(scope: Scope, wanted: number) {
  authorize(scope.viewer, 'email:send')
  const { page, pageCount, skip, take } = pageOf(await db.emailMessage.count(), emailsPerPage, wanted)
  const rows = await db.emailMessage.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
    select: {
      id: true,
      to: true,
      subject: true,
      outcome: true,
      error: true,
      createdAt: true,
      attemptedAt: true,
      sender: { select: { username: true } },
    },
  })
  const emails = rows.map(({ sender, createdAt, attemptedAt, outcome, ...email }): EmailView => {
    const isStuck = outcome === 'sending' && scope.now.getTime() - (attemptedAt ?? createdAt).getTime() > sendingMs
    return {
      ...email,
      outcome: isStuck ? 'unknown' : outcome,
      createdAt: createdAt.toISOString(),
      sentBy: sender?.username ?? null,
    }
  })
  return { emails, page, pageCount }
}
