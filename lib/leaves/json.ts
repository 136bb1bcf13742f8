import type { Day } from '@/lib/calendar'

/** A leaf as the task's member and administrators see it. */
export type LeafJson = {
  giverId: string
  giver: string
  avatar: string | null
  /** Empty for a leaf without words. */
  line: string
  givenAt: string
}

/** Whether a task is shared, and what was given for it, the last first. */
export type TaskLeaves = { isShared: boolean; leaves: LeafJson[] }

/** A shared task as others see it: what every task shows of itself, and the viewer's own leaf. */
export type SharedTaskJson = { id: string; title: string; date: Day; leaf: { line: string } | null }

/** What giving a leaf returns. */
export type GivenLeaf = {
  line: string
  /** The line showed signs of danger: a person reads it, and nobody else does. */
  isForReading: boolean
}
