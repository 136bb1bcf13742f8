'use client'

import { useSyncExternalStore } from 'react'
import { copyKey, readCopy, writeCopy } from '@/components/task/unsaved-texts'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'

type LeftTextProps = {
  viewerId: string
  taskId: string
  labels: Record<'title' | 'hint' | 'remove', string>
}

const changed = 'laurel:left-text'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

/** What the member wrote on this device for a task that is gone, to be copied elsewhere. */
export function LeftText({ viewerId, taskId, labels }: LeftTextProps) {
  const key = copyKey(viewerId, taskId)
  const text = useSyncExternalStore(
    subscribe,
    () => readCopy(key)?.text ?? '',
    () => '',
  )
  if (text.trim() === '') return null

  function remove() {
    writeCopy(key, null)
    window.dispatchEvent(new Event(changed))
  }

  return (
    <section aria-labelledby="left-text" className={cn(cardClass, 'mt-6 w-full max-w-prose space-y-3 text-left')}>
      <h2 id="left-text" className="text-lg">
        {labels.title}
      </h2>
      <p className="text-muted">{labels.hint}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <Button variant="secondary" onClick={remove}>
        {labels.remove}
      </Button>
    </section>
  )
}
