import 'server-only'
import { ShieldAlert } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { newAdministrators } from '@/lib/activity/queries'
import { can } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import { currentScope } from '@/lib/http/page'

/**
 * Lists users who recently became administrators, so that a promotion made from a stolen session does not go
 * unnoticed.
 */
export async function NewAdministrators() {
  const t = await getTranslations('activity')
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) return null
  const entries = await newAdministrators(scope)
  return entries.map(({ id, at, actor, subject }) => (
    <Banner
      key={id}
      tone="sky"
      icon={<ShieldAlert aria-hidden />}
      title={t('noticeTitle', { name: subject?.name ?? t('somebody') })}
      className="mb-4"
    >
      <p>
        {t('notice', {
          by: actor?.name ?? t('laurel'),
          day: formatDay(dayOf(new Date(at), scope.timeZone), scope.locale),
        })}
      </p>
      <Link href="/admin/users/activity" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('link')}
      </Link>
    </Banner>
  ))
}
