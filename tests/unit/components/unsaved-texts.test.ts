import { copyKey, forgetTexts, readCopyKey } from '@/components/task/unsaved-texts'

test('a kept text is named by its member and task, and nothing else is taken for one', () => {
  expect(readCopyKey(copyKey('member', 'task'))).toEqual({ memberId: 'member', taskId: 'task' })
  for (const key of ['laurel:session', 'laurel:solution:', 'laurel:solution:member', 'theme']) {
    expect(readCopyKey(key)).toBeNull()
  }
})

test('where nothing is kept, nothing is forgotten', () => expect(() => forgetTexts(null)).not.toThrow())
