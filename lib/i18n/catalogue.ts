import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import { en } from '@/lib/i18n/en'
import { fr } from '@/lib/i18n/fr'
import type { Locale } from '@/lib/i18n/locale'

/** The shape of every language: the English one. */
export type Messages = typeof en

/** The names of the catalogues, one for each feature. */
export type Namespace = keyof Messages

/** A whole key, its namespace first: `tasks.notFound`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

/** Both languages. Only the server imports this: a client component is sent the namespaces that it names. */
export const catalogues: Record<Locale, Messages> = { en, fr }
