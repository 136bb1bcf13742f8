'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { errorMessageOf } from '@/components/rest/send'
import { readLongText, type LongTextSource } from '@/components/task/read-long-text'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Beginning } from '@/lib/beginning'

type LongTextProps = {
  beginning: Beginning
  source: LongTextSource
  className?: string
}

/** A text with its line breaks. A very long one is cut, and the full text is loaded on request. */
export function LongText({ beginning: { text, isCut }, source, className }: LongTextProps) {
  const t = useTranslations('task')
  const [whole, setWhole] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const rest = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // "Show all" moves the focus to where the text was cut, and "Show less" back to the button.
  useEffect(() => {
    if (isOpen) rest.current?.focus({ preventScroll: true })
    else if (wasOpen.current) button.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])

  async function toggle() {
    if (isOpen || whole !== null) return setOpen(!isOpen)
    setLoading(true)
    setError(null)
    const found = await readLongText(source).catch(() => null)
    setLoading(false)
    if (typeof found?.text !== 'string')
      return setError(found && !found.reply.ok ? errorMessageOf(found.reply, t('restFailed')) : t('restFailed'))
    setWhole(found.text)
    setOpen(true)
  }

  const isAppended = whole?.startsWith(text)
  return (
    <>
      <p className={cn('wrap-anywhere whitespace-pre-line', className)}>
        {isOpen && !isAppended ? null : text}
        {isCut && !isOpen && '…'}
        {isOpen && (
          <span ref={rest} tabIndex={-1} className="outline-none">
            {isAppended ? whole?.slice(text.length) : whole}
          </span>
        )}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-berry-ink">
          {error}
        </p>
      )}
      {isCut && (
        <Button
          ref={button}
          variant="secondary"
          busy={isLoading}
          aria-expanded={isOpen}
          onClick={() => void toggle()}
          className="mt-2"
        >
          {isOpen ? t('showLess') : t('showAll')}
        </Button>
      )}
    </>
  )
}
