import { DraftStore } from '@/app/(shell)/task-submission/[taskId]/draft-store'
import { RestoredBanner } from '@/app/(shell)/task-submission/[taskId]/restored-banner'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const saved = { text: 'I went out.', version: 1 }
const goBack = 'Go back to the earlier text'

test('going back to an earlier text is offered only while no newer text waits', async () => {
  const saveByAction = () => Promise.resolve({ kind: 'saved', version: 3 } as const)
  const store = new DraftStore({ key: null, taskId: 't1', saved, saveByAction })
  const markup = (restoredOver: string | null) =>
    spokenMarkup(<RestoredBanner solution={{ ...store.current(), restoredOver, store }} />)
  expect(markup(saved.text)).toContain(goBack)
  store.edit('I went out and in.')
  store.meet({ text: 'On the tablet.', version: 2 })
  expect(markup(saved.text)).toBe('')
  store.takeNewer()
  expect(markup(null)).toContain('Undo')
})
