'use client'

import { useEffect, type RefObject } from 'react'

/** Focuses the first invalid field after every failed submission, which changes `outcome` or `attempt`. */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, outcome: unknown, attempt = 0) {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, outcome, attempt])
}
