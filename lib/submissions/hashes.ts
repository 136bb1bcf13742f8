import 'server-only'
import { createHash } from 'node:crypto'
import type { Expectation } from '@/lib/tasks/expectations'

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

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
