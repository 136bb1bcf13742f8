import { useTranslations } from 'next-intl'

/** What a member wrote when asking for a person. */
export function MemberMessage({ username, message }: { username: string; message: string }) {
  const t = useTranslations('review')
  return (
    <div className="rounded-control bg-gold-soft px-4 py-2 text-gold-ink sm:py-4">
      <p className="text-sm font-medium wrap-anywhere">{t('says', { username })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    </div>
  )
}
