import { ShieldAlert } from 'lucide-react'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { newAdministrators } from '@/lib/activity/queries'
import { can } from '@/lib/auth/policy'
import { dayOf, formatDay } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { currentScope } from '@/lib/http/page'

const words = messages.activity

/** Tells administrators who has lately become one, so that a stolen session does not make one unnoticed. */
export async function NewAdministrators() {
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) return null
  const entries = await newAdministrators(scope)
  return entries.map(({ id, at, actor, subject }) => (
    <Banner
      key={id}
      tone="sky"
      icon={<ShieldAlert aria-hidden />}
      title={words.noticeTitle(subject?.name ?? words.somebody)}
      className="mb-4"
    >
      <p>{words.notice(actor?.name ?? words.laurel, formatDay(dayOf(new Date(at), scope.timeZone)))}</p>
      <Link href="/admin/users/activity" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {words.link}
      </Link>
    </Banner>
  ))
}
