import type { createTranslator } from 'use-intl/core'
import type { MessageKey, Messages, Namespace } from '@/lib/i18n/catalogue'

/** The arguments of a message. A boolean is passed as 'true' or 'false', a date as formatted text. */
export type MessageValues = Readonly<Record<string, string | number>>

/** What translates the key of any namespace. */
export type TranslateAny = {
  (key: MessageKey, values?: MessageValues): string
  has: (key: MessageKey) => boolean
}

/** What translates the keys of one namespace: what `useTranslations`, `getTranslations` and `translator` return. */
export type Translate<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>

export type { MessageKey }

const encoded = /^([a-z][A-Za-z]*(?:\.\w+)+)(?: (\{.*\}))?$/s

/**
 * A message that is not translated yet, as text: its key, and its arguments as JSON. Schemas and errors carry this;
 * doors and forms translate it for whoever reads it.
 */
export function messageOf(key: MessageKey, values?: MessageValues): string {
  return values ? `${key} ${JSON.stringify(values)}` : key
}

/** The sentence that a text from `messageOf` stands for; any other text as it is. */
export function translateMessage(t: TranslateAny, text: string): string {
  const [, key, values] = encoded.exec(text) ?? []
  if (key === undefined || !t.has(key as MessageKey)) return text
  return t(key as MessageKey, values === undefined ? undefined : (JSON.parse(values) as MessageValues))
}
