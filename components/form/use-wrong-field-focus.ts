'use client'

import { useEffect, type RefObject } from 'react'
import type { ActionError } from '@/components/form/error-banner'

/** Focuses the first invalid field after every failed submission, and keeps its message in view. */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, error?: ActionError | null, attempt = 0) {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!field || !form.current) return
    field.focus()
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    const show = () => document.activeElement === field && message?.scrollIntoView({ block: 'nearest' })
    // The notice of the error makes a dialog smaller.
    const resizes = new ResizeObserver(show)
    resizes.observe(form.current)
    return () => resizes.disconnect()
  }, [form, error, attempt])
}
