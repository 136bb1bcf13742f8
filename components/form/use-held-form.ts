'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Delays a submission of the form while the field's value is being looked up, and submits the form afterwards. The
 * returned function cancels the delayed submission.
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
      // React listens on an ancestor.
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
