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

  function stop() {
    // Before the recogniser ends, which would go on otherwise.
    tell({ type: 'stop' })
    recogniser.current?.stop()
  }

  // Events come long after the render that created the recogniser.
  const tellRef = useRef(tell)
  const stopRef = useRef(stop)
  useEffect(() => {
    tellRef.current = tell
    stopRef.current = stop
  })

  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.hidden) stopRef.current()
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
    stop,
  }
}
