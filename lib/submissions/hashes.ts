import 'server-only'
import { hashOf } from '@/lib/hash'
import type { Expectation } from '@/lib/tasks/expectations'

type JudgedTask = { title: string; description: string; expectations: readonly Expectation[] }

/** What of a task an evaluation depends on. Of one without expectations it is what it was before there were any. */
export const subjectHashOf = ({ title, description, expectations }: JudgedTask) =>
  hashOf(
    JSON.stringify([
      title,
      description,
      ...(expectations.length > 0 ? [expectations.map(({ text, isHidden }) => [text, isHidden])] : []),
    ]),
  )
