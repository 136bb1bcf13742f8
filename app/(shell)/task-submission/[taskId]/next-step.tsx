import { MessageSquareText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { nextStepFirst } from '@/lib/evaluation/encouragement'
import type { ReceivedEvaluation } from '@/lib/submissions/json'

export const nextStepId = 'next-step'

/** What the evaluation that the member went back from says to do next. */
export function NextStep({ evaluation }: { evaluation: ReceivedEvaluation }) {
  const t = useTranslations('submission')
  const { feedback, feedbackLanguage, isUnsure } = evaluation
  return (
    <Banner
      id={nextStepId}
      tone="sky"
      icon={<MessageSquareText aria-hidden />}
      title={t(isUnsure ? 'unsure' : 'almost')}
      className="mb-4"
    >
      <p lang={feedbackLanguage} className="whitespace-pre-line">
        {nextStepFirst(feedback).step}
      </p>
    </Banner>
  )
}
