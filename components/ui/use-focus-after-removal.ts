'use client'

import { useEffect, type RefObject } from 'react'
import { takeLostFocus } from '@/components/ui/take-lost-focus'

/**
 * Moves the focus to the page's content when the component is removed while `acted` holds something, after an action that
 * removes the pressed button.
 */
export function useFocusAfterRemoval(acted: RefObject<unknown>): void {
  useEffect(
    () => () => {
      if (acted.current) takeLostFocus(document.getElementById('content'))
    },
    [acted],
  )
}
