import { CalendarCard } from '@/app/(shell)/profile/calendar/calendar-card'
import { DigestCard } from '@/app/(shell)/profile/digest/digest-card'
import { LanguageCard } from '@/app/(shell)/profile/language/language-card'
import { ExportCard } from '@/app/(shell)/profile/export-card'
import { ReadingCard } from '@/app/(shell)/profile/reading/reading-card'
import { Security } from '@/app/(shell)/profile/security/security'
import { AccessTokens } from '@/app/(shell)/profile/tokens/access-tokens'
import type { Viewer } from '@/lib/auth/policy'
import { readDigestChoice } from '@/lib/digest/queries'
import type { Scope } from '@/lib/scope'

/** The viewer's language, easy reading, digest, sign-in, calendar addresses, access tokens and export. */
export async function Account({ scope }: { scope: Scope<Viewer> }) {
  const wantsDigest = scope.viewer.isAdmin ? await readDigestChoice(scope) : null
  return (
    <>
      <LanguageCard language={scope.viewer.language ?? null} hasFamilyLanguage={Boolean(scope.viewer.familyLanguage)} />
      <ReadingCard easyReading={scope.viewer.easyReading ?? false} />
      {wantsDigest !== null && <DigestCard wantsDigest={wantsDigest} />}
      <Security scope={scope} />
      <CalendarCard scope={scope} />
      <AccessTokens scope={scope} />
      <ExportCard userId={scope.viewer.id} />
    </>
  )
}
