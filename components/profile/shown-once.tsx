'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'

type ShownOnceProps = {
  title: string
  hint: string
  /** Names the field. */
  label: string
  /** What the secret is for. */
  name: string
  value: string
  copyLabel: string
  /** Where the focus returns; the form opened in between no longer exists. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Shows a new secret to copy. It exists only in the page's memory and is lost when the dialog closes. */
export function ShownOnce({ title, hint, label, name, value, copyLabel, opener, onClose }: ShownOnceProps) {
  const t = useTranslations('tokens')
  const field = useRef<HTMLTextAreaElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      notify.success({ title: t('copied'), description: name })
    } catch {
      field.current?.select()
      notify.destructive({ title: t('copyFailed'), description: t('copyFailedHint') })
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        // An accidental click outside the dialog must not lose the secret.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <div className="space-y-5 overflow-y-auto p-5 sm:p-6">
          <div className="space-y-1">
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>{hint}</DialogDescription>
          </div>
          <Textarea
            ref={field}
            readOnly
            aria-label={label}
            value={value}
            autoComplete="off"
            spellCheck={false}
            rows={2}
            className="resize-none font-mono break-all"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className="flex gap-3 border-t p-4 max-sm:flex-col-reverse sm:justify-end">
          <DialogClose asChild>
            <Button variant="secondary">{t('done')}</Button>
          </DialogClose>
          <Button onClick={copy}>
            <Copy aria-hidden />
            {copyLabel}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
