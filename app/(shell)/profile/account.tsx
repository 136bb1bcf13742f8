import { AccessTokens } from '@/app/(shell)/profile/access-tokens'
import { LanguageCard } from '@/app/(shell)/profile/language-card'
import { Security } from '@/app/(shell)/profile/security'
import type { Viewer } from '@/lib/auth/policy'
import type { Scope } from '@/lib/scope'

/** The language that the viewer reads, how they sign in, and which programs may act for them. */
export async function Account({ scope }: { scope: Scope<Viewer> }) {
  return (
    <>
      <LanguageCard language={scope.viewer.language ?? null} />
      <Security scope={scope} />
      <AccessTokens scope={scope} />
    </>
  )
}
