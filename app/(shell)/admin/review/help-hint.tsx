import { useTranslations } from 'next-intl'

const isNumber = (target: string) => /^\d+$/.test(target)

/** Where to get help, with numbers to call and a site to open at a tap. */
export function HelpHint() {
  const t = useTranslations('review')
  // Every other part stood between marks.
  return t('helpHint.split', { ARG0: /\[([^\]]+)\]/ }).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a
        key={at}
        href={isNumber(part) ? `tel:${part}` : `https://${part}`}
        rel="noreferrer"
        target={isNumber(part) ? undefined : '_blank'}
        className="font-medium underline underline-offset-4"
      >
        {part}
      </a>
    ),
  )
}
