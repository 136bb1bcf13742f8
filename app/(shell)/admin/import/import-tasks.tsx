'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useEarlyText } from '@/components/form/use-early-text'
import { useTabCopy } from '@/components/form/use-tab-copy'
import { useMessageText } from '@/components/i18n/use-message-text'
import { useLoaded } from '@/components/layout/use-loaded'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Place } from '@/lib/imports/locate'
import { JsonField } from './json-field'
import { PromptTools } from './prompt-tools'
import { useImport } from './use-import'

const loadReader = () => import('@/lib/imports/reading').then((module) => module.readImport)
const ReadErrorBanner = whenNeeded(() => import('./read-error-banner').then((module) => module.ReadErrorBanner))
const ImportPreview = whenNeeded(() => import('./import-preview').then((module) => module.ImportPreview))
const ImportOutcome = whenNeeded(() => import('./import-outcome').then((module) => module.ImportOutcome))

type ImportTasksProps = {
  viewerId: string
  /** The texts of the quick template and of the prompt. */
  template: string
  prompt: string
  /** All usernames; null when there are too many to load. */
  usernames: string[] | null
  timeZone: string
  now: string
  /** Tips beside the form. */
  children: ReactNode
}

/**
 * Imports tasks from JSON that is pasted, dropped or taken from the template, with a preview before and a report
 * after. This tab keeps the text until it is imported.
 */
export function ImportTasks(props: ImportTasksProps) {
  const { viewerId, template, prompt, usernames, timeZone, now, children } = props
  const t = useTranslations('imports')
  const textOf = useMessageText()
  const [text, setText] = useState('')
  const [replaced, setReplaced] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { outcome, busy, start, reset } = useImport()
  const report = useRef<HTMLDivElement>(null)
  const isOver = outcome !== null && !busy
  // The button is disabled once the text was imported, and on a phone the report is below the screen.
  useEffect(() => {
    const focused = document.activeElement
    // Another text may be typed meanwhile.
    if (!isOver || focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement) return
    report.current?.focus()
    report.current?.scrollIntoView({ block: 'nearest' })
  }, [isOver])
  const settled = useDeferredValue(text)
  const readImport = useLoaded(loadReader)
  const reading = useMemo(
    () => (readImport && settled.trim() !== '' ? readImport(settled, timeZone) : null),
    [readImport, settled, timeZone],
  )

  useEarlyText(field)
  useTabCopy(viewerId, 'import', { text: settled }, (kept) => {
    if (text !== '') setReplaced(text)
    setText(kept.text ?? '')
  })

  function edit(next: string) {
    setText(next)
    if (!busy) reset()
  }

  /** Replaces the text; the replacement can be undone. */
  function replace(next: string) {
    // The template again would replace only itself.
    if (text.trim() !== '' && text !== next) setReplaced(text)
    edit(next)
    field.current?.focus()
  }

  function show(place: Place) {
    field.current?.focus()
    field.current?.setSelectionRange(place.start, place.end)
    // Of a field that is partly out of view, the browser shows the line within the field alone.
    field.current?.scrollIntoView({ block: 'center' })
  }

  /** The specified message, or the line when the message would only repeat the notice's title. */
  function reasonOf(message: string, place: Place | null): string | undefined {
    if (message !== t('invalidJsonTitle')) return message
    return place ? t('unreadableFrom', { line: place.line }) : undefined
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !readImport || text.trim() === '') return
    const read = readImport(text, timeZone)
    if (read.error) {
      const { message, place } = read.error
      if (place) show(place)
      return notify.destructive({ title: t('invalidJsonTitle'), description: reasonOf(textOf(message), place) })
    }
    void start(text, read).then((isWhole) => {
      // Another text may have been pasted meanwhile.
      if (isWhole) setText((now) => (now === text ? '' : now))
    })
  }

  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-5 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @3xl:items-start">
        <Card className="max-sm:p-4">
          <form onSubmit={submit} className="space-y-4">
            <PromptTools
              prompt={prompt}
              onTemplate={() => {
                replace(template)
                notify.success({ title: t('templateTitle'), description: t('templateHint') })
              }}
            />
            <JsonField
              ref={field}
              value={text}
              onChange={edit}
              onReplace={replace}
              isInvalid={Boolean(reading?.error)}
            />
            {replaced !== null && replaced !== text && (
              <Button
                variant="ghost"
                onClick={() => {
                  replace(replaced)
                }}
              >
                {t('bringBack')}
              </Button>
            )}
            <Button type="submit" size="lg" className="w-full" disabled={!readImport || text.trim() === ''} busy={busy}>
              {t('submit')}
            </Button>
            {reading?.error && <ReadErrorBanner error={reading.error} text={settled} onShow={show} />}
            {outcome && (
              <div ref={report} tabIndex={-1}>
                <ImportOutcome outcome={outcome} />
              </div>
            )}
          </form>
        </Card>
        <div className="space-y-5">
          {reading && (reading.entries.length > 0 || !reading.error) && (
            <ImportPreview reading={reading} usernames={usernames} timeZone={timeZone} now={now} />
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
