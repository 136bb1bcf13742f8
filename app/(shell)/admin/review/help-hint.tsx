import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const className = 'font-medium underline underline-offset-4'

/** Where to get help, with numbers to call and a site to open at a tap. */
export function HelpHint() {
  const t = useTranslations('review')
  return t.rich('helpHint', {
    call: (number: ReactNode) => (
      <a href={`tel:${String(number)}`} className={className}>
        {number}
      </a>
    ),
    site: (host: ReactNode) => (
      <a href={`https://${String(host)}`} rel="noreferrer" target="_blank" className={className}>
        {host}
      </a>
    ),
  })
}
