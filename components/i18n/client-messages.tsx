import { getLocale, getMessages, getTimeZone } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MessagesProvider } from '@/components/i18n/messages-provider'
import type { Namespace } from '@/lib/i18n/catalogue'

type ClientMessagesProps = { namespaces: readonly Namespace[]; children: ReactNode }

/**
 * Sends the browser the message namespaces that the client components inside use, in addition to those of the
 * surrounding layouts. A test compares every list with the namespaces in use.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const [locale, timeZone, messages] = await Promise.all([getLocale(), getTimeZone(), getMessages()])
  const sent = Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
  return (
    <MessagesProvider locale={locale} timeZone={timeZone} messages={sent}>
      {children}
    </MessagesProvider>
  )
}
