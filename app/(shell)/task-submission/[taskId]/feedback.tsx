'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Language } from '@/lib/evaluation/text/language'
import { ReadAloud } from './read-aloud-lazily'

/** The feedback on a solution, cut to four lines so that the text field stays near, and in full on request. */
export function Feedback({ text, language }: { text: string; language: Language | null }) {
  const t = useTranslations('submission')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    const element = paragraph.current
    if (!element || isWhole) return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWhole])

  return (
    <>
      <p
        ref={paragraph}
        lang={language ?? undefined}
        className={cn('mt-1 whitespace-pre-line', !isWhole && 'line-clamp-4')}
      >
        {text}
      </p>
      {isLong && (
        <Button
          variant="ghost"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-mb-3 -ml-4 text-current underline underline-offset-4"
        >
          {isWhole ? t('showLess') : t('showMore')}
        </Button>
      )}
      <ReadAloud text={text} language={language} label={t('feedback')} />
    </>
  )
}
