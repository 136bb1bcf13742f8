import { useLocale, useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { evaluatorName } from '@/lib/evaluation/agreement'
import { examples } from '@/lib/evaluation/example'
import { modelOf } from '@/lib/evaluation/recorded-evaluators'
import { Trial } from './trial'

/** The configured evaluator, with a trial run. */
export function EvaluatorCard({ evaluator }: { evaluator: string }) {
  const t = useTranslations('evaluator')
  const example = examples[useLocale()]
  const isModel = modelOf(evaluator) !== undefined
  return (
    <Card>
      <CardTitle>{t('configured')}</CardTitle>
      <p className="mt-2 text-lg font-semibold wrap-anywhere">{evaluatorName(evaluator, t)}</p>
      <p className="max-w-prose text-muted">{isModel ? t('modelHint') : t('builtInHint')}</p>
      <section aria-labelledby="example" className="mt-5 border-t pt-5">
        <h3 id="example" className="text-base">
          {t('example')}
        </h3>
        <p className="mt-1 font-medium">{example.title}</p>
        <p className="max-w-prose text-muted">{example.description}</p>
        <h4 className="mt-3 text-base">{t('exampleText')}</h4>
        <blockquote className="mt-1 max-w-prose border-l-2 border-leaf/40 pl-3 italic">{example.text}</blockquote>
        <Trial />
      </section>
    </Card>
  )
}
