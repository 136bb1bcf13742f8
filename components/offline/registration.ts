let registration: Promise<ServiceWorkerRegistration | null> | undefined

/** Registers the service worker, until it succeeds; null where the browser offers none, as over http. */
export function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  registration ??= (async () => {
    if (!('serviceWorker' in navigator)) return null
    try {
      // A test's browser may answer without a registration.
      const registered = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
      return (registered as typeof registered | undefined) ? await navigator.serviceWorker.ready : null
    } catch {
      // Forbidden, as in some private windows, or the script could not be loaded: the next call tries again.
      registration = undefined
      return null
    }
  })()
  return registration
}
