import 'server-only'
import { hashOf } from '@/lib/hash'
import type { Expectation } from '@/lib/tasks/expectations'

type JudgedTask = { title: string; description: string; expectations: readonly Expectation[] }

/**
 * Hash of everything in a task that an evaluation depends on. Without expectations it equals the hash from before
 * expectations existed.
 */
export const subjectHashOf = ({ title, description, expectations }: JudgedTask) =>
  hashOf(
    JSON.stringify([
      title,
      description,
      ...(expectations.length > 0 ? [expectations.map(({ text, isHidden }) => [text, isHidden])] : []),
    ]),
  )
