import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { nextStepId } from './next-step'

type PassedTextProps = { disabled: boolean; onShow: () => void }

/** Says that the text was accepted but not confirmed yet, and shows the result again. */
export function PassedText({ disabled, onShow }: PassedTextProps) {
  const t = useTranslations('submission')
  return (
    <Banner id={nextStepId} tone="leaf" icon={<CircleCheck aria-hidden />} title={t('passed')} className="mb-4">
      <p>{t('passedHint')}</p>
      <Button variant="secondary" className="mt-3" disabled={disabled} onClick={onShow}>
        {t('showResult')}
      </Button>
    </Banner>
  )
}
