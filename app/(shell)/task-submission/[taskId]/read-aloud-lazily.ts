import { loadedLater } from '@/components/layout/use-loaded'

/** `ReadAloud`, loaded after the page. */
export const ReadAloud = loadedLater(() => import('./read-aloud').then((module) => module.ReadAloud))
