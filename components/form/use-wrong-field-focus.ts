'use client'

import { useEffect, type RefObject } from 'react'
import type { Failed } from '@/components/form/failure-banner'

/** Focuses the first invalid field after every failed submission. */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, failure?: Failed | null, attempt = 0) {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, failure, attempt])
}
