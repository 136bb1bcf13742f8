'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FailureBanner, type Failed } from '@/components/form/failure-banner'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

type FormDialogProps = {
  title: string
  description: string
  /** The name of the button that does it. */
  action: string
  /** Doing it cannot be taken back. */
  destructive?: boolean
  disabled?: boolean
  busy: boolean
  /** Why doing it did not work; what is said of a field stands beside that field. */
  failure?: Failed | null
  /** Changes whenever the form was submitted. */
  attempt?: number
  onClose: () => void
  onSubmit: () => void
  /** Where the focus goes when what it was opened from cannot take it, an item of a menu for instance. */
  returnFocus?: () => HTMLElement | null
  /** A question over this one, which stays as it is beneath. */
  proof?: ReactNode
  /** What doing it brings about, each a sentence; always in view. */
  effects?: string[]
  children?: ReactNode
}

/** A question or a form over the screen, with one thing to do. It cannot be left while that is being done. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslations('form')
  const { title, description, action, destructive, disabled, busy, failure, attempt, effects = [] } = props
  const { onClose, onSubmit, returnFocus, proof, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const isFieldToBlame = Object.keys(failure?.fields ?? {}).length > 0

  useWrongFieldFocus(form, failure, attempt)

  function submit(event: FormEvent) {
    event.preventDefault()
    // React hands a dialog's events on to whatever rendered it, a form perhaps.
    event.stopPropagation()
    if (!disabled && !busy) onSubmit()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <DialogContent
        role={destructive ? 'alertdialog' : 'dialog'}
        // What was typed is not thrown away by a slip beside the dialog.
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => isListOpen(event.target) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const target = returnFocus?.() ?? opener
          const whereabouts = document.getElementById('content')
          ;(target?.isConnected ? target : whereabouts)?.focus()
        }}
      >
        <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain p-5 sm:p-6">
            <div className="space-y-1">
              <DialogTitle>{title}</DialogTitle>
              <DialogDescription className="wrap-anywhere">{description}</DialogDescription>
            </div>
            {children}
          </div>
          {failure && !isFieldToBlame && (
            <FailureBanner failure={failure} className="rounded-none border-x-0 border-b-0" />
          )}
          <div role="status">
            {effects.length > 0 && (
              <Banner tone="ember" icon={<TriangleAlert aria-hidden />} className="rounded-none border-x-0 border-b-0">
                {effects.map((effect) => (
                  <p key={effect}>{effect}</p>
                ))}
              </Banner>
            )}
          </div>
          <div className="flex gap-3 border-t p-4 max-sm:flex-col-reverse sm:justify-end">
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant={destructive ? 'destructive' : 'primary'} disabled={disabled} busy={busy}>
              {action}
            </Button>
          </div>
        </form>
        {proof}
      </DialogContent>
    </Dialog>
  )
}

/** Escape first closes the list that a field has open, and only then the dialog. */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.role === 'combobox' && target.ariaExpanded === 'true'
}
