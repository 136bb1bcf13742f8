import type { Subject } from '@/lib/evaluation/subject'
import type { Given } from '@/lib/submissions/reuse/compared-text'
import { visibleExpectations } from '@/lib/tasks/expectations'

/** What copy detection knows of a task: its own words, which are no copy, and those of the expected answer. */
export function givenBy({
  title,
  description,
  expectations = [],
}: Omit<Subject, 'text'>): Given & { expected: string[] } {
  const visible = visibleExpectations(expectations).map(({ text }) => text)
  const expected = expectations.flatMap(({ text, isHidden }) => (isHidden ? [text] : []))
  return { title, description: [description, ...visible].join('\n'), expected }
}
