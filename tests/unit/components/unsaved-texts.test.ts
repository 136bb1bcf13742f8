import { copyKey, forgetTexts, readCopyKey } from '@/components/task/unsaved-texts'

test('a stored text has a key of its member and task, and no other key is mistaken for one', () => {
  expect(readCopyKey(copyKey('member', 'task'))).toEqual({ memberId: 'member', taskId: 'task' })
  for (const key of ['laurel:session', 'laurel:solution:', 'laurel:solution:member', 'theme']) {
    expect(readCopyKey(key)).toBeNull()
  }
})

test('without storage, clearing does nothing', () => expect(() => forgetTexts(null)).not.toThrow())
