import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import { en } from '@/lib/i18n/en'
import { fr } from '@/lib/i18n/fr'
import type { Locale } from '@/lib/i18n/locale'

/** The shape of every catalogue, defined by the English one. */
export type Messages = typeof en

/** Catalogue names, one per feature. */
export type Namespace = keyof Messages

/** A full key with its namespace: `tasks.notFound`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

/** Server only: a client component receives just the namespaces that it names. */
export const catalogues: Record<Locale, Messages> = { en, fr }
