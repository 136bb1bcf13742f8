import type { Subject } from '@/lib/evaluation/subject'
import { visibleExpectations } from '@/lib/tasks/expectations'

/** Context excluded from the comparison: the task. */
export type Given = { title: string; description: string }

/** The words of the expected answer, and whether it is all that the task asks for. */
export type Expected = { expected: readonly string[]; isAnswerOnly: boolean }

/** What copy detection knows of a task: its own words, which are no copy, and those of the expected answer. */
export function givenBy({ title, description, expectations = [] }: Omit<Subject, 'text'>): Given & Expected {
  const visible = visibleExpectations(expectations).map(({ text }) => text)
  const expected = expectations.flatMap(({ text, isHidden }) => (isHidden ? [text] : []))
  return {
    title,
    description: [description, ...visible].join('\n'),
    expected,
    isAnswerOnly: expected.length > 0 && visible.length === 0,
  }
}
