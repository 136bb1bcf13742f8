import type { createTranslator } from 'use-intl/core'
import { isDay, type Day } from '@/lib/calendar'
import type { MessageKey, Messages, Namespace } from '@/lib/i18n/catalogue'
import { formatDay } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { fieldsOf, isRecord } from '@/lib/record'

/**
 * An argument of a message. A day is formatted for the reader, a message translated; a boolean is 'true' or 'false'.
 */
type MessageValue = string | number | { readonly day: Day } | { readonly message: string }
export type MessageValues = Readonly<Record<string, MessageValue>>

/** Translates keys of any namespace. */
export type TranslateAny = {
  (key: MessageKey, values?: Readonly<Record<string, string | number>>): string
  has: (key: MessageKey) => boolean
}

/** Translates keys of one namespace: the result of `useTranslations`, `getTranslations` and `translator`. */
export type Translate<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>

declare const encodedBrand: unique symbol

/** An untranslated message, encoded as text: its key, and its arguments as JSON. */
export type EncodedMessage = string & { readonly [encodedBrand]: true }

export type { MessageKey }

const encoded = /^(([a-z][A-Za-z]*)(?:\.\w+)+)(?: (\{.*\}))?$/s

/** Encodes a message for schemas and errors; it is translated when shown. */
export function messageOf(key: MessageKey, values?: MessageValues): EncodedMessage {
  return (values ? `${key} ${JSON.stringify(values)}` : key) as EncodedMessage
}

/** A message that was stored as `messageOf` encoded it. */
export function storedMessage(text: string): EncodedMessage {
  return text as EncodedMessage
}

/** Wraps a sentence that is already in the reader's language. */
export function verbatim(sentence: string): EncodedMessage {
  return sentence as EncodedMessage
}

const isValue = (value: unknown): value is MessageValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (isRecord(value) && ((typeof value.day === 'string' && isDay(value.day)) || typeof value.message === 'string'))

function valuesIn(json: string): [string, MessageValue][] {
  try {
    const values = Object.entries(fieldsOf(JSON.parse(json)))
    return values.flatMap(([name, value]): [string, MessageValue][] => (isValue(value) ? [[name, value]] : []))
  } catch {
    return []
  }
}

/** Translates a text from `messageOf`; returns any other text unchanged. */
export function translateMessage(t: TranslateAny, locale: Locale, text: string): string {
  const [, key, namespace = '', json] = encoded.exec(text) ?? []
  // Every object inherits a `constructor`, a catalogue too.
  if (key === undefined || namespace in Object.prototype || !t.has(key as MessageKey)) return text
  const values = json === undefined ? [] : valuesIn(json)
  const plain = (value: MessageValue) => {
    if (typeof value !== 'object') return value
    return 'day' in value ? formatDay(value.day, locale) : translateMessage(t, locale, value.message)
  }
  return t(key as MessageKey, Object.fromEntries(values.map(([name, value]) => [name, plain(value)])))
}
