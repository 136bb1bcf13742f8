'use client'

import { Mic } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Solution } from '../use-solution'
import { isReloaded } from './microphone'
import { canRecognise } from './recogniser'

const DictationPanel = whenNeeded(() => import('./dictation-panel').then((module) => module.DictationPanel))

const never = () => () => {}

/** A button to dictate, where the browser can; everything else is loaded when it is pressed. */
export function Dictate({ solution }: { solution: Solution }) {
  const t = useTranslations('submission')
  const isAble = useSyncExternalStore(never, canRecognise, () => false)
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>(() =>
    typeof window !== 'undefined' && isReloaded() ? 'open' : 'unopened',
  )
  if (!isAble) return null
  if (panel === 'open') return <DictationPanel solution={solution} onClose={() => setPanel('closed')} />
  return (
    <Button
      variant="ghost"
      aria-expanded={false}
      autoFocus={panel === 'closed'}
      onClick={() => setPanel('open')}
      className="mt-2 -ml-4"
    >
      <Mic aria-hidden />
      {t('dictation.open')}
    </Button>
  )
}
