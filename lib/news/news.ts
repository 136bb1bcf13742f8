/** A notice shown once, on the member's next visit from any device, then deleted. */
export type NewsItem =
  | { kind: 'best' | 'healed'; days: number }
  | { kind: 'answered'; taskId: string; title: string; isGranted: boolean }
  /** `giver` gave the last leaf, and so many others one as well. */
  | { kind: 'leaf'; taskId: string; title: string; giver: string; others: number }
