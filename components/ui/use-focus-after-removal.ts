'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus to the page's content when the component is removed while `acted` holds something: after an action that
 * removes the pressed button, the focus would be lost.
 */
export function useFocusAfterRemoval(acted: RefObject<unknown>): void {
  useEffect(
    () => () => {
      if (acted.current) document.getElementById('content')?.focus()
    },
    [acted],
  )
}
