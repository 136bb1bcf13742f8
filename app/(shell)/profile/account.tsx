import { AccessTokens } from '@/app/(shell)/profile/access-tokens'
import { Security } from '@/app/(shell)/profile/security'
import type { Viewer } from '@/lib/auth/policy'
import type { Scope } from '@/lib/scope'

/** How the viewer signs in, and which programs may act for them. */
export async function Account({ scope }: { scope: Scope<Viewer> }) {
  return (
    <>
      <Security scope={scope} />
      <AccessTokens scope={scope} />
    </>
  )
}
