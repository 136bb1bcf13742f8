import 'server-only'
import { createTranslator } from 'use-intl/core'
import { catalogues, type Messages, type Namespace } from '@/lib/i18n/catalogue'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate, TranslateAny } from '@/lib/i18n/message'

const translators = new Map<string, unknown>()

/** Translates the keys of one namespace; for commands, e-mails and whatever else is no component. */
export function translator<const N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  return remembered(`${locale} ${namespace}`, () =>
    createTranslator<Messages, N>({ locale, messages: catalogues[locale], namespace }),
  )
}

/** Translates whole keys, as errors and schemas carry them. */
export function translatorOfAll(locale: Locale): TranslateAny {
  return remembered(locale, () => createTranslator({ locale, messages: catalogues[locale] })) as TranslateAny
}

function remembered<T>(name: string, create: () => T): T {
  if (!translators.has(name)) translators.set(name, create())
  return translators.get(name) as T
}
