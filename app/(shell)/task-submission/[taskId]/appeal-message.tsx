import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { Field } from '@/components/form/field'
import { Textarea } from '@/components/ui/textarea'
import { longestAppealMessage } from '@/lib/appeals/limits'
import { characterCount } from '@/lib/text'

/** The number of remaining characters from which the count is shown. */
const nearEnd = 60

type AppealMessageProps = {
  message: string
  error?: string
  disabled?: boolean
  ref?: Ref<HTMLTextAreaElement>
  onChange: (message: string) => void
}

/** What the member may say to the person who is asked. */
export function AppealMessage({ message, error, disabled, ref, onChange }: AppealMessageProps) {
  const t = useTranslations('appeals')
  const left = longestAppealMessage - characterCount(message)
  return (
    <Field label={t('message')} hint={left <= nearEnd ? t('left', { count: left }) : undefined} error={error}>
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={2}
          value={message}
          disabled={disabled}
          maxLength={longestAppealMessage}
          placeholder={t('placeholder')}
          onChange={(event) => onChange(event.target.value)}
          className="max-h-40"
        />
      )}
    </Field>
  )
}
