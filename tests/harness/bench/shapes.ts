import { criteria } from '@/lib/evaluation/rubric'

export type FamilyName = 'small' | 'large'

/** `tasks` is the number of all members' tasks; the viewer has `perDay` on each day. */
export type Shape = { members: number; tasks: number; days: number; perDay: number }

export const shapes: Record<FamilyName, Shape> = {
  small: { members: 8, tasks: 510, days: 30, perDay: 10 },
  large: { members: 1_000, tasks: 1_000_000, days: 3_650, perDay: 10 },
}

export const viewerName = 'Member 0001'
export const administratorName = 'parent'
export const password = 'the password of the bench'

/** The criteria of each submission as they are stored: all of them met. */
export const storedCriteria = JSON.stringify(
  criteria.map(({ id, label, weight }) => ({
    id,
    label,
    level: 'full',
    evidence: ['I did it on that day'],
    points: weight,
    outOf: weight,
  })),
)
