import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Locale } from '@/lib/i18n/locale'
import type { Scope } from '@/lib/scope'

/** Chooses wider letters and lines for the viewer, on all their devices. */
export async function chooseEasyReading(scope: Scope, { easyReading }: { easyReading: boolean }): Promise<void> {
  const { id } = signedIn(scope.viewer)
  await db.user.update({ where: { id }, data: { easyReading }, select: { id: true } })
}

/** Sets the viewer's language; null follows the family's, or else the browser. */
export async function chooseLanguage(scope: Scope, { language }: { language: Locale | null }): Promise<void> {
  const { id } = signedIn(scope.viewer)
  await db.user.update({ where: { id }, data: { language }, select: { id: true } })
}
