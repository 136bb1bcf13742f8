import { renderToStaticMarkup } from 'react-dom/server'
import { Dialog, DialogTitle } from '@/components/ui/dialog'

// Titles name rewards, tasks and people.
test('a long word in a dialog’s title is broken, as the dialog would cut it off', () => {
  const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
  const markup = renderToStaticMarkup(
    <Dialog>
      <DialogTitle className="text-2xl">{title}</DialogTitle>
    </Dialog>,
  )
  expect(markup).toMatch(/^<h2 [^>]*class="[^"]*\bwrap-anywhere\b/)
})
