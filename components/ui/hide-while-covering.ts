import { isCovering } from '@/components/ui/notice-place'

/** After how long a notice that has found no place is shown all the same, in milliseconds. */
const longestMs = 1_500
/** For how long a notice that was asked for may not be there yet, in milliseconds. */
const arrivalMs = 500

const notices = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

let isWatching = false

/**
 * While the screen or a notice moves, hides a notice in each frame in which it would cover a heading or a button. Ends
 * when there are no notices left.
 */
export function hideWhileCovering(): void {
  if (isWatching) return
  isWatching = true
  const begun = performance.now()
  const coveringSince = new Map<HTMLElement, number>()
  const check = () => {
    const now = performance.now()
    for (const notice of notices()) {
      const since = isCovering(notice) ? (coveringSince.get(notice) ?? now) : null
      if (since === null) coveringSince.delete(notice)
      else coveringSince.set(notice, since)
      // Unlike a hidden one, it is still read aloud.
      notice.style.clipPath = since !== null && now - since < longestMs ? 'inset(50%)' : ''
    }
  }
  const changes = new MutationObserver(check)
  changes.observe(document.body, { childList: true, subtree: true })
  // Before each frame: also animations, scrolling and loaded fonts move things.
  const watch = () => {
    check()
    isWatching = notices().length > 0 || performance.now() - begun < arrivalMs
    if (isWatching) requestAnimationFrame(watch)
    else changes.disconnect()
  }
  requestAnimationFrame(watch)
}
