import type { Subject } from '@/lib/evaluation/subject'
import type { Given } from '@/lib/submissions/reuse/compared-text'
import { visibleExpectations } from '@/lib/tasks/expectations'

/** Text excluded from copy detection: the task's own words and those of the expected answer. */
export function givenBy({ title, description, expectations = [] }: Omit<Subject, 'text'>): Given {
  const visible = visibleExpectations(expectations).map(({ text }) => text)
  const expected = expectations.flatMap(({ text, isHidden }) => (isHidden ? [text] : []))
  return { title, description: [description, ...visible].join('\n'), expected }
}
