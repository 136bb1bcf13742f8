/** Runs the work once the page has loaded and the browser has nothing else to do. Returns the cancellation. */
export function whenIdle(work: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const once = () => !signal.aborted && work()
  const queue = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 5_000 })
    else setTimeout(once, 500)
  }
  if (document.readyState === 'complete') queue()
  else window.addEventListener('load', queue, { once: true, signal })
  return () => controller.abort()
}
