import { whenNeeded } from '@/components/ui/when-needed'

/** `ReadAloud`, loaded after the page. */
export const ReadAloud = whenNeeded(() => import('./read-aloud').then((module) => module.ReadAloud))
