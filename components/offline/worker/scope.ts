/**
 * The part of a service worker's global scope that is used here. TypeScript's own library of workers cannot be loaded
 * beside the one of pages, because they declare the same names differently.
 */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: Location
  /** Not in every browser. */
  readonly cookieStore?: { get: (name: string) => Promise<{ value: string } | null> }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<WindowClient | null>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'install', listener: (event: WaitingEvent) => void): void
  addEventListener(type: 'message', listener: (event: WaitingEvent & { data: unknown }) => void): void
}

/** An event that keeps the worker alive until a promise is settled. */
export type WaitingEvent = Event & { waitUntil: (promise: Promise<unknown>) => void }

/** A push service has replaced or ended a subscription; not every browser says which, or by which. */
export type SubscriptionChange = WaitingEvent & {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

type PushEvent = WaitingEvent & { readonly data: { text: () => string } | null }
type NotificationEvent = WaitingEvent & { readonly notification: Notification }
type WindowClient = { readonly url: string; focus: () => Promise<unknown> }

export type NavigationEvent = WaitingEvent & { readonly preloadResponse?: Promise<Response | undefined> }
