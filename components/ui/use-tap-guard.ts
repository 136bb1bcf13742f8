import { useEffect, useState, type MouseEvent } from 'react'

/** The longest time between the two taps of a double tap, in milliseconds. */
const doubleTapMs = 500

/** A key presses the button that has the focus, wherever it is, so only taps and clicks of a mouse are ignored. */
const guard = {
  'aria-disabled': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: (event: MouseEvent) => {
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  },
} as const

/**
 * Properties of a button that ignores taps for half a second after it is shown: the second tap of a double tap must not
 * press what appeared under the finger. Empty afterwards, and while nothing is guarded.
 */
export function useTapGuard(isGuarded: boolean): Partial<typeof guard> {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isGuarded) return
    const timer = setTimeout(() => setSettled(true), doubleTapMs)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [isGuarded])
  return isGuarded && !isSettled ? guard : {}
}
