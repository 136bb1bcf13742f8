'use server'

import { revalidatePath } from 'next/cache'
import { action } from '@/lib/http/action'
import { browserLocale } from '@/lib/http/request-locale'
import { translator } from '@/lib/i18n/translator'
import { chooseLanguage } from '@/lib/profile/commands'
import { chooseLanguageSchema } from '@/lib/profile/schema'

/** Sets the viewer's language and returns a confirmation in that language. */
export const chooseLanguageAction = action(chooseLanguageSchema, async (scope, choice) => {
  await chooseLanguage(scope, choice)
  // The frames of pages that the browser has prefetched are in the previous language.
  revalidatePath('/', 'layout')
  const locale = choice.language ?? scope.viewer?.familyLanguage ?? (await browserLocale())
  return translator(locale, 'account')('languageSaved')
})
