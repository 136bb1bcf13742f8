'use client'

import { Mic } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { Solution } from '../use-solution'
import { isReloaded } from './microphone'
import { canRecognise } from './recogniser'

const DictationPanel = dynamic(() => import('./dictation-panel').then((module) => module.DictationPanel))

const never = () => () => {}

/** A button to dictate, where the browser can; everything else is loaded when it is pressed. */
export function Dictate({ solution }: { solution: Solution }) {
  const t = useTranslations('submission')
  const isAble = useSyncExternalStore(never, canRecognise, () => false)
  const [isOpen, setOpen] = useState(() => typeof window !== 'undefined' && isReloaded())
  if (!isAble) return null
  if (isOpen) return <DictationPanel solution={solution} onClose={() => setOpen(false)} />
  return (
    <Button variant="ghost" aria-expanded={false} onClick={() => setOpen(true)} className="mt-2 -ml-4">
      <Mic aria-hidden />
      {t('dictation.open')}
    </Button>
  )
}
