'use server'

import { action } from '@/lib/http/action'
import { browserLocale } from '@/lib/i18n/request-locale'
import { translator } from '@/lib/i18n/translator'
import { chooseLanguage } from '@/lib/profile/commands'
import { chooseLanguageSchema } from '@/lib/profile/schema'

/** Sets the viewer's language and returns a confirmation in that language. */
export const chooseLanguageAction = action(chooseLanguageSchema, async (scope, choice) => {
  await chooseLanguage(scope, choice)
  const locale = choice.language ?? scope.viewer?.familyLanguage ?? (await browserLocale())
  return translator(locale, 'account')('languageSaved')
})
