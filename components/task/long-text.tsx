'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { messageOf, partOf, send } from '@/components/rest/send'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Beginning } from '@/lib/beginning'

type LongTextProps = {
  beginning: Beginning
  /** The REST path that returns the full text, and the key of the text in the response. */
  source: { path: string; name: string }
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
    const reply = await send('GET', source.path).catch(() => null)
    const found = reply?.ok ? partOf(reply, source.name) : undefined
    setLoading(false)
    if (typeof found !== 'string')
      return setError(reply && !reply.ok ? messageOf(reply, t('restFailed')) : t('restFailed'))
    setWhole(found)
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
