'use client'

import { ClipboardCopy, WandSparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'

/** Two ways to start: sample tasks to edit, and a prompt for an AI assistant that writes the tasks. */
export function PromptTools({ prompt, onTemplate }: { prompt: string; onTemplate: () => void }) {
  const t = useTranslations('imports')
  const details = useRef<HTMLDetailsElement>(null)
  const shown = useRef<HTMLPreElement>(null)

  async function copy() {
    try {
      // The clipboard API is missing if the page is not served over HTTPS.
      await navigator.clipboard.writeText(prompt)
      notify.success({ title: t('copiedTitle'), description: t('copiedHint') })
    } catch {
      if (details.current) details.current.open = true
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
      notify.destructive({ title: t('copyFailedTitle'), description: t('copyFailedHint') })
    }
  }

  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTemplate} className="grow">
          <WandSparkles aria-hidden />
          {t('template')}
        </Button>
        <Button variant="secondary" onClick={() => void copy()} className="grow">
          <ClipboardCopy aria-hidden />
          {t('copyPrompt')}
        </Button>
      </div>
      <details ref={details}>
        <summary className="inline-flex min-h-11 items-center rounded-inner font-medium text-leaf-ink underline underline-offset-4">
          {t('showPrompt')}
        </summary>
        <p className="mb-2 text-muted">{t('promptHint')}</p>
        <pre
          ref={shown}
          tabIndex={0}
          role="region"
          aria-label={t('showPrompt')}
          className="max-h-72 overflow-auto rounded-control bg-shade p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {prompt}
        </pre>
      </details>
    </div>
  )
}
