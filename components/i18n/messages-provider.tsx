'use client'

import { NextIntlClientProvider, type Locale, type Messages } from 'next-intl'
import { createContext, use, useMemo, type ReactNode } from 'react'

const Inherited = createContext<Partial<Messages>>({})

type MessagesProviderProps = { locale: Locale; timeZone: string; messages: Partial<Messages>; children: ReactNode }

/** Adds messages to those of the surrounding providers; next-intl's own provider would replace them. */
export function MessagesProvider({ locale, timeZone, messages, children }: MessagesProviderProps) {
  const inherited = use(Inherited)
  const all = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages])
  return (
    <Inherited value={all}>
      <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={all}>
        {children}
      </NextIntlClientProvider>
    </Inherited>
  )
}
