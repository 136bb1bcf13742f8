'use client'

import { Mic, Square } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { Solution } from '../use-solution'
import { forgetReload, isReloaded, mayUseMicrophone, reloadToDictate } from './microphone'
import { useCaret } from './use-caret'
import { useDictation } from './use-dictation'

type DictationPanelProps = { solution: Solution; onClose: () => void }

/** Says where the voice goes, and writes what is said at the caret. */
export function DictationPanel({ solution: { store, savedIn }, onClose }: DictationPanelProps) {
  const t = useTranslations('submission')
  const write = useCaret(store)
  const { state, start, stop } = useDictation(write)
  const [wasReloaded] = useState(isReloaded)
  const button = useRef<HTMLButtonElement>(null)
  const { phase, heard, error } = state
  const isOn = phase !== 'idle'

  useEffect(() => {
    if (wasReloaded) forgetReload()
    button.current?.focus()
  }, [wasReloaded])

  // What is said above it moves the button, on a phone out of view.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' })
  }, [phase, heard, error])

  async function begin() {
    if (wasReloaded || mayUseMicrophone()) return start()
    if (savedIn === 'device') await store.save()
    reloadToDictate()
  }

  return (
    <section aria-label={t('dictation.open')} className="mt-3 space-y-3 rounded-card border p-4">
      <p className="text-muted">{t('dictation.notice')}</p>
      {error && (
        <Banner tone="ember" role="alert">
          <p>{t(`dictation.${error}`)}</p>
        </Banner>
      )}
      <p role="status" className={isOn ? 'font-medium' : 'sr-only'}>
        {phase === 'listening' ? t('dictation.listening') : isOn ? t('dictation.wait') : ''}
      </p>
      {heard && <p className="text-muted italic wrap-anywhere">{heard}…</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant={isOn ? 'secondary' : 'primary'}
          onClick={isOn ? stop : () => void begin()}
          disabled={phase === 'stopping'}
        >
          {isOn ? <Square aria-hidden /> : <Mic aria-hidden />}
          {isOn ? t('dictation.stop') : t('dictation.start')}
        </Button>
        {!isOn && (
          <Button variant="ghost" onClick={onClose}>
            {t('dictation.close')}
          </Button>
        )}
      </div>
    </section>
  )
}
