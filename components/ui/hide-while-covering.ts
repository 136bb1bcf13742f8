import { isCovering } from '@/components/ui/notice-place'

/** After how long a notice that has found no place is shown all the same, in milliseconds. */
const longestMs = 1_500
/** How long things move after a change, or a notice that was asked for may not be there yet, in milliseconds. */
const movingMs = 1_000

const notices = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

let isWatching = false

/**
 * While the screen or a notice moves, hides a notice in each frame in which it would cover a heading or a button. Ends
 * when there are no notices left.
 */
export function hideWhileCovering(): void {
  if (isWatching) return
  isWatching = true
  const coveringSince = new Map<HTMLElement, number>()
  let changed = performance.now()
  let frame = requestAnimationFrame(watch)

  function check() {
    const now = performance.now()
    for (const notice of notices()) {
      const since = isCovering(notice) ? (coveringSince.get(notice) ?? now) : null
      if (since === null) coveringSince.delete(notice)
      else coveringSince.set(notice, since)
      // Unlike a hidden one, it is still read aloud.
      notice.style.clipPath = since !== null && now - since < longestMs ? 'inset(50%)' : ''
    }
  }

  // Before each frame while something moves: also animations, scrolling and loaded fonts move things.
  function watch() {
    check()
    const isMoving = performance.now() - changed < movingMs || coveringSince.size > 0
    frame = isMoving ? requestAnimationFrame(watch) : 0
    if (!isMoving && notices().length === 0) end()
  }

  function follow() {
    changed = performance.now()
    frame ||= requestAnimationFrame(watch)
  }

  const mutations = new MutationObserver(() => {
    check()
    follow()
  })
  mutations.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-removed'] })
  const controller = new AbortController()
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, follow, { capture: true, passive: true, signal: controller.signal })

  function end() {
    mutations.disconnect()
    controller.abort()
    isWatching = false
  }
}
