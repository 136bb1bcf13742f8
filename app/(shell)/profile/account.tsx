import { CalendarCard } from '@/app/(shell)/profile/calendar/calendar-card'
import { DigestCard } from '@/app/(shell)/profile/digest/digest-card'
import { LanguageCard } from '@/app/(shell)/profile/language/language-card'
import { ExportCard } from '@/app/(shell)/profile/export-card'
import { ReadingCard } from '@/app/(shell)/profile/reading/reading-card'
import { RemindersCard } from '@/app/(shell)/profile/reminders/reminders-card'
import { Security } from '@/app/(shell)/profile/security/security'
import { AccessTokens } from '@/app/(shell)/profile/tokens/access-tokens'
import type { Viewer } from '@/lib/auth/policy'
import type { Scope } from '@/lib/scope'
import type { AccountData } from './read-account'

/** The viewer's language, easy reading, reminders, digest, sign-in, calendar addresses, access tokens and export. */
export function Account({ scope, data }: { scope: Scope<Viewer>; data: AccountData }) {
  const { digest, secondFactor, signIns, calendars, tokens } = data
  return (
    <>
      <LanguageCard language={scope.viewer.language ?? null} hasFamilyLanguage={Boolean(scope.viewer.familyLanguage)} />
      <ReadingCard easyReading={scope.viewer.easyReading ?? false} />
      <RemindersCard />
      {digest !== null && <DigestCard {...digest} />}
      <Security username={scope.viewer.username} factor={secondFactor} signIns={signIns} timeZone={scope.timeZone} />
      <CalendarCard calendars={calendars} isAdmin={scope.viewer.isAdmin} timeZone={scope.timeZone} />
      <AccessTokens tokens={tokens} timeZone={scope.timeZone} />
      <ExportCard userId={scope.viewer.id} />
    </>
  )
}
