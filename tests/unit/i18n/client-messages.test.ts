import { sentNamespaces, usedOutsideOfProviders } from '@/tests/harness/client-messages'

const segments = sentNamespaces()

test.each(segments)('$file sends the browser the namespaces its client components use', ({ used, inherited, sent }) => {
  expect({ missing: used.filter((name) => !inherited.includes(name) && !sent.includes(name)) }).toEqual({ missing: [] })
})

test.each(segments.filter(({ sent }) => sent.length > 0))(
  '$file sends no namespace that nothing uses or a layout sends',
  ({ used, usedBelow, inherited, sent }) => {
    const isNeeded = (name: string) => used.includes(name) || usedBelow.includes(name)
    expect({ superfluous: sent.filter((name) => inherited.includes(name) || !isNeeded(name)) }).toEqual({
      superfluous: [],
    })
  },
)

test('the screen of the last resort, which no layout surrounds, needs no provider', () => {
  expect(usedOutsideOfProviders()).toEqual([])
})
