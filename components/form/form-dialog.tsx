'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { ErrorBanner, type ActionError } from '@/components/form/error-banner'
import type { Kept } from '@/components/form/use-kept'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { useTapGuard } from '@/components/ui/use-tap-guard'

type FormDialogProps = {
  title: string
  description: string
  /** The label of the submit button. */
  action: string
  /** The action cannot be undone. */
  destructive?: boolean
  disabled?: boolean
  busy: boolean
  /** Why the action failed; field errors are shown beside their fields. */
  error?: ActionError | null
  /** Changes on every submission. */
  attempt?: number
  onClose: () => void
  onSubmit: () => void
  /** The element that gets the focus if the one that opened the dialog cannot take it, for example a menu item. */
  returnFocus?: () => HTMLElement | null
  /** What was typed, which only the Cancel button discards. */
  kept?: Pick<Kept<unknown>, 'discard'>
  /** A dialog that asks for a proof on top of this one, which stays unchanged. */
  proof?: ReactNode
  /** The effects of the action, one sentence each; always visible. */
  effects?: string[]
  children?: ReactNode
}

/** A modal confirmation or form with one action. It cannot be closed while the action runs. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslations('form')
  const { title, description, action, destructive, disabled, busy, error, attempt, effects = [] } = props
  const { onClose, onSubmit, returnFocus, kept, proof, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  // What has no field to fill in first could be confirmed by a double tap, and so could a deletion.
  const tapGuard = useTapGuard(destructive === true || !children)
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0

  useWrongFieldFocus(form, error, attempt)
  useMessageInView(form, error, attempt)

  function cancel() {
    kept?.discard()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles events from a portal to the component that rendered it, which may be a form.
    event.stopPropagation()
    if (!disabled && !busy) onSubmit()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <DialogContent
        role={destructive ? 'alertdialog' : 'dialog'}
        // An accidental click outside the dialog must not discard the input.
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => isListOpen(event.target) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const target = returnFocus?.() ?? opener
          const next = document.querySelector('[role$="dialog"][data-state="open"]')
          // The next step of what this dialog began has the focus already.
          if (next && !next.contains(target)) return
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
          {error && !hasFieldErrors && <ErrorBanner error={error} className="rounded-none border-x-0 border-b-0" />}
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
            <Button variant="secondary" disabled={busy} onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              variant={destructive ? 'destructive' : 'primary'}
              disabled={disabled}
              busy={busy}
              {...tapGuard}
            >
              {action}
            </Button>
          </div>
        </form>
        {proof}
      </DialogContent>
    </Dialog>
  )
}

/** Escape first closes an open list of a field, and only then the dialog. */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.role === 'combobox' && target.ariaExpanded === 'true'
}

/** Shows the message of the focused field after a failed submission, also when its notice makes the dialog smaller. */
function useMessageInView(form: RefObject<HTMLFormElement | null>, error?: ActionError | null, attempt = 0) {
  useEffect(() => {
    const resizes = new ResizeObserver(() => {
      const field = document.activeElement
      const id = field?.getAttribute('aria-invalid') === 'true' && field.getAttribute('aria-describedby')
      if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    })
    // Calls back at once, too.
    if (form.current) resizes.observe(form.current)
    return () => resizes.disconnect()
  }, [form, error, attempt])
}
