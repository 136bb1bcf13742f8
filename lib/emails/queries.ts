import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db, readRows } from '@/lib/db'
import { sendingMs, type EmailStatus, type EmailView, type Recipient } from '@/lib/emails/schema'
import { parseSender } from '@/lib/sender'
import { env } from '@/lib/env'
import { translator } from '@/lib/i18n/translator'
import { mostCounted, readKeysetPage, type Position, type Seek, type WantedPage } from '@/lib/http/keyset'
import { mailer } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import { Prisma, type EmailMessage } from '@/prisma/generated/client'

const emailsPerPage = 10

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

/** Whether this installation can send e-mails. */
export const canSendEmails = () => mailer().isConfigured && configuredSender() !== null

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
export async function listEmails(scope: Scope, wanted: WantedPage) {
  authorize(scope.viewer, 'email:send')
  const list = { count: countEmails, isCapped: true, read: readEmails, positionOf }
  const { rows, page, pageCount, edges } = await readKeysetPage(list, wanted, emailsPerPage)
  const emails = rows.map(({ sentBy, createdAt, attemptedAt, outcome, ...email }): EmailView => {
    const isStuck = outcome === 'sending' && scope.now.getTime() - (attemptedAt ?? createdAt).getTime() > sendingMs
    return { ...email, outcome: isStuck ? 'unknown' : outcome, createdAt: createdAt.toISOString(), sentBy }
  })
  return { emails, page, pageCount, edges }
}

type EmailRow = Pick<EmailMessage, 'id' | 'to' | 'subject' | 'outcome' | 'error' | 'createdAt' | 'attemptedAt'> & {
  sentBy: string | null
}

const positionOf = ({ createdAt, id }: EmailRow): Position => ({ at: createdAt.toISOString(), id })

async function countEmails(): Promise<number> {
  const [row] = await readRows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "EmailMessage" LIMIT ${mostCounted + 1}) counted`
  return row?.count ?? 0
}

function readEmails({ from, isBackwards, skip, take }: Seek): Promise<EmailRow[]> {
  const direction = isBackwards ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const side = isBackwards ? Prisma.sql`>` : Prisma.sql`<`
  const beyond = from
    ? Prisma.sql`(e."createdAt", e."id") ${side} (${from.at}::timestamptz, ${from.id}::uuid)`
    : Prisma.sql`true`
  const select = Prisma.sql`
    SELECT e."id", e."to", e."subject", e."outcome"::text AS "outcome", e."error", e."createdAt", e."attemptedAt", u."username" AS "sentBy"
    FROM (
      SELECT * FROM "EmailMessage" e WHERE ${beyond}
      ORDER BY e."createdAt" ${direction}, e."id" ${direction} LIMIT ${take} OFFSET ${skip}
    ) e LEFT JOIN "User" u ON u."id" = e."senderId" ORDER BY e."createdAt" DESC, e."id" DESC`
  return readRows<EmailRow>(select)
}
