import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import type { en } from '@/lib/i18n/en'

/** The shape of every catalogue, defined by the English one. */
export type Messages = typeof en

/** Catalogue names, one per feature. */
export type Namespace = keyof Messages

/** A full key with its namespace: `tasks.notFound`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>
