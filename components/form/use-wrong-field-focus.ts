'use client'

import { useEffect, type RefObject } from 'react'
import type { ActionError } from '@/components/form/error-banner'

/** Focuses the first invalid field after every failed submission. */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, error?: ActionError | null, attempt = 0) {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, error, attempt])
}
