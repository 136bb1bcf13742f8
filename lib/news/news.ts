/** Something that a member is told once. */
export type NewsItem =
  { kind: 'best' | 'healed'; days: number } | { kind: 'answered'; taskId: string; title: string; isGranted: boolean }
