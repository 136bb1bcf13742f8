import { useEffect, useState, type MouseEvent } from 'react'

/** The longest time between the two taps of a double tap, in milliseconds. */
const doubleTapMs = 500

/**
 * False for half a second after something is shown: the second tap of a double tap must not press a button that
 * appeared under the finger.
 */
export function useSettled(isShown = true): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setSettled(true), doubleTapMs)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [isShown])
  return isSettled
}

/** Whether a click is a tap or of a mouse: a key presses the button that has the focus, wherever it is. */
export const isByPointer = (event: MouseEvent): boolean => event.detail > 0
