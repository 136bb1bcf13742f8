import { UserRoundPlus } from 'lucide-react'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { can } from '@/lib/auth/policy'
import { orLogged } from '@/lib/fallback'
import { messages } from '@/lib/messages'
import { currentScope } from '@/lib/http/page'
import { hasMembers } from '@/lib/users/queries'

const words = messages.manageUsers

/** The first step of an administrator who is alone so far: there is nobody to give a task to. Else nothing. */
export async function FamilyFirst() {
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) return null
  if (await orLogged(hasMembers(scope), true, messages.users.fetchFailed)) return null
  return (
    <Banner tone="leaf" icon={<UserRoundPlus aria-hidden />} title={words.familyFirst} className="mb-6">
      <p>{words.familyFirstHint}</p>
      <Button asChild className="mt-3">
        <Link href="/admin/users">{words.familyFirstLink}</Link>
      </Button>
    </Banner>
  )
}
