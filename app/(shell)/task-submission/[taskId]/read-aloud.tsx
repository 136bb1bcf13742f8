'use client'

import { Square, Volume2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { canSpeak, onVoices, speak } from './speech'

type ReadAloudProps = {
  text: string
  /** The language of the text; the viewer's by default. */
  language?: string | null
  /** What is read, for screen readers. */
  label: string
}

/** Reads a text aloud with the device's own voice; nothing where it has none for the language. */
export function ReadAloud({ text, language, label }: ReadAloudProps) {
  const t = useTranslations('submission')
  const locale = useLocale()
  const spoken = language ?? locale
  const isAble = useSyncExternalStore(
    onVoices,
    () => canSpeak(spoken),
    () => false,
  )
  const [isSpeaking, setSpeaking] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  if (!isAble || text.trim() === '') return null
  function toggle() {
    stop.current?.()
    stop.current = isSpeaking ? null : speak(text, spoken, ended)
    setSpeaking(!isSpeaking)
  }
  function ended() {
    stop.current = null
    setSpeaking(false)
  }
  return (
    <Button variant="ghost" aria-pressed={isSpeaking} onClick={toggle} className="-ml-4 text-current">
      {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isSpeaking ? t('stopReading') : t('readAloud')}
      <span className="sr-only">: {label}</span>
    </Button>
  )
}
