import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LongText } from '@/components/task/long-text'
import { Card, CardTitle } from '@/components/ui/card'
import { beginningOf } from '@/lib/beginning'

type ResponseCardProps = {
  taskId: string
  response: string | null
  /** True for a confirmed text, false for a draft. */
  isSubmitted: boolean
  /** What stands beside the text. */
  children?: ReactNode
}

/** The last confirmed text, or else the last saved draft. */
export function ResponseCard({ taskId, response, isSubmitted, children }: ResponseCardProps) {
  const t = useTranslations('manageTasks')
  return (
    <Card>
      <CardTitle>{t('response')}</CardTitle>
      {response ? (
        <LongText
          // Using the text as the key would send it twice.
          key={response.length}
          beginning={beginningOf(response)}
          source={{ kind: 'response', taskId }}
          className="mt-3 max-w-prose text-lg leading-7"
        />
      ) : (
        <p className="mt-2 text-muted">{t('noResponse')}</p>
      )}
      {response && !isSubmitted && <p className="mt-3 text-sm text-muted">{t('draftNote')}</p>}
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </Card>
  )
}
