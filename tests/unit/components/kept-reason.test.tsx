import { ReasonForm } from '@/components/admin/review/reason-form'
import { keptInTab } from '@/components/form/tab-copy'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const texts = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
}

beforeAll(() => Object.assign(globalThis, { sessionStorage }))
afterAll(() => Reflect.deleteProperty(globalThis, 'sessionStorage'))

const ignore = () => undefined
const formOf = (name: string) =>
  spokenMarkup(
    <ReasonForm
      taskId="task"
      reviewed="submission"
      username="emma"
      kept={keptInTab('papi', name)}
      onCancel={ignore}
      onDecided={ignore}
    />,
  )

test('the reason of a decision is restored into the form of the same text only, until it was sent', () => {
  const kept = keptInTab('papi', 'reason:task:submission')
  kept.keep({ reason: 'Tell how many.' })
  expect(formOf('reason:task:submission')).toContain('Tell how many.')
  expect(formOf('reason:task:another')).not.toContain('Tell how many.')
  kept.discard()
  expect(formOf('reason:task:submission')).not.toContain('Tell how many.')
})
