'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { silent, step, type Dictation, type DictationEvent } from './dictation'
import { recogniserFor, type Recogniser } from './recogniser'

/** Dictation in the interface's language. It stops when the page is hidden or left. */
export function useDictation(onSpoken: (words: string) => void) {
  const locale = useLocale()
  const [state, setState] = useState<Dictation>(silent)
  const current = useRef(silent)
  const recogniser = useRef<Recogniser | null>(null)

  function tell(event: DictationEvent) {
    const next = step(current.current, event)
    current.current = next.state
    setState(next.state)
    if (next.spoken) onSpoken(next.spoken)
    if (next.goesOn) listen()
  }

  function listen() {
    try {
      const own = recogniserFor(locale, (event) => {
        // An earlier one may end late.
        if (recogniser.current === own) tellRef.current(event)
      })
      recogniser.current = own
      own.start()
    } catch {
      tell({ type: 'error', code: 'failed' })
    }
  }

  // Events come long after the render that created the recogniser.
  const tellRef = useRef(tell)
  useEffect(() => {
    tellRef.current = tell
  })

  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.hidden) recogniser.current?.stop()
    }
    document.addEventListener('visibilitychange', stopWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden)
      tellRef.current = () => undefined
      recogniser.current?.abort()
    }
  }, [])

  return {
    state,
    start: () => {
      tell({ type: 'start' })
      listen()
    },
    stop: () => {
      tell({ type: 'stop' })
      recogniser.current?.stop()
    },
  }
}
