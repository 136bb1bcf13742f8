import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'
import type { Solution } from './use-solution'

const words = messages.submission

/** Says that unsaved text was brought back, and lets it be given up, and taken back again, for what was saved. */
export function RestoredBanner({ solution }: { solution: Solution }) {
  const { isRestored, hasSaved, discarded, discard, restore } = solution
  const isDiscarded = discarded !== null
  if (!isRestored && !isDiscarded) return null
  return (
    <Banner tone="sky" role="status">
      <p>{isDiscarded ? words.savedIsBack : words.restored}</p>
      {(isDiscarded || hasSaved) && (
        <Button variant="secondary" className="mt-3" onClick={isDiscarded ? restore : discard}>
          {isDiscarded ? words.undo : words.useSaved}
        </Button>
      )}
    </Banner>
  )
}
