import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { focusOn } from './focus-on'
import { otherTextId, solutionId } from './solution-id'

type OtherTextProps = {
  title: string
  /** Blank if the text was removed elsewhere. */
  text: string
  /** What else there is to know before choosing. */
  note?: string
  isBusy: boolean
  onKeep: () => void
  onTake: () => void
}

/**
 * Another text of the task, above the one being written: nothing is replaced before the member chooses. It is brought
 * into view, because it may appear above the screen while the member writes; the focus stays.
 */
export function OtherText({ title, text, note, isBusy, onKeep, onTake }: OtherTextProps) {
  const t = useTranslations('submission')
  const id = useId()
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const choose = (act: () => void) => () => {
    focusOn(solutionId)
    act()
  }
  return (
    <Banner
      ref={banner}
      id={otherTextId}
      tabIndex={-1}
      tone="sky"
      role="status"
      icon={<MonitorSmartphone aria-hidden />}
      title={title}
    >
      <p>{t('otherHint')}</p>
      {note && <p>{note}</p>}
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
