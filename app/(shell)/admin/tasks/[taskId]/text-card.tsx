import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LongText } from '@/components/task/long-text'
import type { LongTextSource } from '@/components/task/read-long-text'
import { Card, CardTitle } from '@/components/ui/card'
import { beginningOf } from '@/lib/beginning'

type TextCardProps = {
  title: string
  text: string | null
  source: LongTextSource
  /** The text was saved and never submitted. */
  isDraft?: boolean
  /** What stands beside the text. */
  children?: ReactNode
}

/** What the member wrote. */
export function TextCard({ title, text, source, isDraft = false, children }: TextCardProps) {
  const t = useTranslations('manageTasks')
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {text ? (
        <LongText
          // Using the text as the key would send it twice.
          key={text.length}
          beginning={beginningOf(text)}
          source={source}
          className="mt-3 max-w-prose text-lg leading-7"
        />
      ) : (
        <p className="mt-2 text-muted">{t('noResponse')}</p>
      )}
      {text && isDraft && <p className="mt-3 text-base text-muted sm:text-sm">{t('draftNote')}</p>}
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </Card>
  )
}
