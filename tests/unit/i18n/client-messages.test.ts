import { sentNamespaces, usedOutsideOfProviders } from '@/tests/harness/client-messages'

const segments = sentNamespaces()

test.each(segments)(
  '$file sends the browser the namespaces that its client components use',
  ({ used, inherited, sent }) => {
    expect({ missing: used.filter((name) => !inherited.includes(name) && !sent.includes(name)) }).toEqual({
      missing: [],
    })
  },
)

test.each(segments.filter(({ sent }) => sent.length > 0))(
  '$file sends no namespace that is unused or already sent by a layout',
  ({ used, usedBelow, inherited, sent }) => {
    const isNeeded = (name: string) => used.includes(name) || usedBelow.includes(name)
    expect({ superfluous: sent.filter((name) => inherited.includes(name) || !isNeeded(name)) }).toEqual({
      superfluous: [],
    })
  },
)

test('the global error screen, which has no layout, needs no messages provider', () => {
  expect(usedOutsideOfProviders()).toEqual([])
})
