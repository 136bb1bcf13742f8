import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Messages, Namespace } from '@/lib/i18n/catalogue'
import { catalogues } from '@/lib/i18n/catalogues'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate, TranslateAny } from '@/lib/i18n/message'

const translators = new Map<string, unknown>()

/** Translates keys of one namespace outside of components, as in commands and e-mails. */
export function translator<const N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  return remembered(`${locale} ${namespace}`, () =>
    createTranslator<Messages, N>({ locale, messages: catalogues[locale], namespace }),
  )
}

/** Translates full keys, as in errors and schemas. */
export function translatorOfAll(locale: Locale): TranslateAny {
  return remembered(locale, () => createTranslator({ locale, messages: catalogues[locale] })) as TranslateAny
}

function remembered<T>(name: string, create: () => T): T {
  if (!translators.has(name)) translators.set(name, create())
  return translators.get(name) as T
}
