/** A notice for the member, on every device until one has shown it. `id` changes with its content. */
export type NewsItem = { id: string } & (
  | { kind: 'best' | 'healed'; days: number }
  | { kind: 'answered'; taskId: string; title: string; isGranted: boolean }
  /** `giver` gave the last leaf; `others` counts the other givers. */
  | { kind: 'leaf'; taskId: string; title: string; giver: string; others: number }
)

/** How many news a screen shows at once; the others follow when these were seen. */
export const mostNews = 20
