import { useTranslations } from 'next-intl'

/** An e-mail as the recipient sees it, in a sandboxed frame without scripts, forms or navigation. */
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
