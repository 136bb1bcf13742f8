import 'server-only'
import { UserRoundPlus } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { can } from '@/lib/auth/policy'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { hasNonAdministrators } from '@/lib/users/queries'

/** Suggests adding a family member while the administrator is the only user. Renders nothing otherwise. */
export async function FamilyFirst() {
  const t = await getTranslations('manageUsers')
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) return null
  if (await orLogged(hasNonAdministrators(scope), true, 'users.fetchFailed')) return null
  return (
    <Banner tone="leaf" icon={<UserRoundPlus aria-hidden />} title={t('familyFirst')} className="mb-6">
      <p>{t('familyFirstHint')}</p>
      <Button asChild className="mt-3">
        <Link href="/admin/users">{t('familyFirstLink')}</Link>
      </Button>
    </Banner>
  )
}
