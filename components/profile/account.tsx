import { ClientMessages } from '@/components/i18n/client-messages'
import { CalendarCard } from '@/components/profile/calendar/calendar-card'
import { DigestCard } from '@/components/profile/digest/digest-card'
import { LanguageCard } from '@/components/profile/language/language-card'
import { ReadingCard } from '@/components/profile/reading/reading-card'
import { RemindersCard } from '@/components/profile/reminders/reminders-card'
import { Security } from '@/components/profile/security/security'
import { AccessTokens } from '@/components/profile/tokens/access-tokens'
import type { Viewer } from '@/lib/auth/policy'
import { ExportCard } from './export-card'
import type { AccountData } from './read-account'

type AccountProps = { viewer: Viewer; timeZone: string; data: AccountData }

/** The viewer's language, easy reading, reminders, digest, sign-in, calendar addresses, access tokens and export. */
export function Account({ viewer, timeZone, data }: AccountProps) {
  const { digest, secondFactor, signIns, calendars, tokens } = data
  return (
    <ClientMessages namespaces={['account', 'calendar', 'proof', 'tokens']}>
      <LanguageCard language={viewer.language ?? null} hasFamilyLanguage={Boolean(viewer.familyLanguage)} />
      <ReadingCard easyReading={viewer.easyReading ?? false} />
      <RemindersCard />
      {digest !== null && <DigestCard {...digest} timeZone={timeZone} />}
      <Security username={viewer.username} factor={secondFactor} signIns={signIns} timeZone={timeZone} />
      <CalendarCard calendars={calendars} isAdmin={viewer.isAdmin} timeZone={timeZone} />
      <AccessTokens tokens={tokens} timeZone={timeZone} />
      <ExportCard userId={viewer.id} />
    </ClientMessages>
  )
}
