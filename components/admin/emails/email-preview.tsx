import { useTranslations } from 'next-intl'

/** An e-mail as it will arrive, in a frame that may do nothing: no scripts, no forms, no way out. */
export function EmailPreview({ html }: { html: string }) {
  const t = useTranslations('emails')
  return (
    <iframe
      sandbox=""
      srcDoc={html}
      title={t('preview')}
      referrerPolicy="no-referrer"
      className="hairline h-96 max-h-[60dvh] w-full rounded-control bg-card"
    />
  )
}
