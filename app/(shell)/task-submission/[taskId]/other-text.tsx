import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { focusOn } from './focus-on'
import { solutionId } from './solution-id'

type OtherTextProps = {
  title: string
  /** Blank if the text was removed elsewhere. */
  text: string
  isBusy: boolean
  onKeep: () => void
  onTake: () => void
}

/** Another text of the task, above the one being written: nothing is replaced before the member chooses. */
export function OtherText({ title, text, isBusy, onKeep, onTake }: OtherTextProps) {
  const t = useTranslations('submission')
  const id = useId()
  const choose = (act: () => void) => () => {
    focusOn(solutionId)
    act()
  }
  return (
    <Banner tone="sky" role="status" icon={<MonitorSmartphone aria-hidden />} title={title}>
      <p>{t('otherHint')}</p>
      <blockquote
        id={id}
        tabIndex={0}
        aria-label={t('otherLabel')}
        className="mt-3 max-h-60 overflow-y-auto rounded-control border bg-card px-4 py-3 text-ink wrap-anywhere whitespace-pre-line"
      >
        {text || t('noSolution')}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={choose(onKeep)}>
          {t('keepThis')}
        </Button>
        <Button variant="secondary" disabled={isBusy} aria-describedby={id} onClick={choose(onTake)}>
          {t('takeThat')}
        </Button>
      </div>
    </Banner>
  )
}
