/** For how long something must be in view before it counts as seen, in milliseconds. */
const seenMs = 150

/**
 * Calls back with elements that have been in view for a moment, in a page that is shown; with each one once. Returns the
 * cancellation.
 */
export function whenSeen(elements: Element[], callBack: (seen: Element[]) => void): () => void {
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const finish = () => {
    const seen = [...inView]
    inView.clear()
    for (const element of seen) observer.unobserve(element)
    callBack(seen)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      // A hidden page has no frames.
      if (inView.size > 0) timer = setTimeout(() => (frame = requestAnimationFrame(finish)), seenMs)
    },
    { threshold: 0.5 },
  )
  for (const element of elements) observer.observe(element)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
