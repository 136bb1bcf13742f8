import { useTranslations } from 'next-intl'
import { Children, type ReactNode } from 'react'

const className = 'font-medium underline underline-offset-4'

const textOf = (parts: ReactNode) =>
  Children.toArray(parts)
    .filter((part) => typeof part === 'string')
    .join('')

/** Help lines and a website, as links that can be tapped. */
export function HelpHint() {
  const t = useTranslations('review')
  return t.rich('helpHint', {
    call: (number) => (
      <a href={`tel:${textOf(number)}`} className={className}>
        {number}
      </a>
    ),
    site: (host) => (
      <a href={`https://${textOf(host)}`} rel="noreferrer" target="_blank" className={className}>
        {host}
      </a>
    ),
  })
}
