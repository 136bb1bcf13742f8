import { Suspense, lazy, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadedLater } from '@/components/layout/use-loaded'
import { whenNeeded } from '@/components/ui/when-needed'

type Load = () => Promise<ComponentType>

/** A page with a part whose script never arrives. */
function pageWith(later: (load: Load) => ComponentType): string {
  const Part = later(() => new Promise(() => {}))
  return renderToStaticMarkup(
    <Suspense fallback="Loading...">
      <p>Feed the hens</p>
      <Part />
    </Suspense>,
  )
}

test.each<[string, (load: Load) => ComponentType]>([
  ['once it is rendered', loadedLater],
  ['when it is needed', whenNeeded],
])('a page is shown without a part that is loaded %s', (_, later) => {
  expect(pageWith(later)).toBe('<p>Feed the hens</p>')
})

test('a part that React loads would hide it', () => {
  const suspending = (load: Load) => lazy(() => load().then((component) => ({ default: component })))
  expect(pageWith(suspending)).toContain('Loading...')
})
