import { AccessTokens } from '@/app/(shell)/profile/tokens/access-tokens'
import { LanguageCard } from '@/app/(shell)/profile/language/language-card'
import { Security } from '@/app/(shell)/profile/security/security'
import type { Viewer } from '@/lib/auth/policy'
import type { Scope } from '@/lib/scope'

/** The viewer's language, sign-in and access tokens. */
export async function Account({ scope }: { scope: Scope<Viewer> }) {
  return (
    <>
      <LanguageCard language={scope.viewer.language ?? null} />
      <Security scope={scope} />
      <AccessTokens scope={scope} />
    </>
  )
}
