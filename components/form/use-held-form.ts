'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * While the field's value is still being looked up, its form is not sent: it is once that is done, unless the
 * function that comes back was called meanwhile.
 */
export function useHeldForm(field: RefObject<HTMLInputElement | null>, isLookingUp: boolean): () => void {
  const isHeld = useRef(false)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    if (!isLookingUp) {
      if (isHeld.current) form.requestSubmit()
      isHeld.current = false
      return
    }
    const hold = (event: Event) => {
      event.preventDefault()
      // React listens further out.
      event.stopPropagation()
      isHeld.current = true
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [field, isLookingUp])
  return () => {
    isHeld.current = false
  }
}
