'use client'

import { useSyncExternalStore, type CSSProperties } from 'react'
import { Toaster as Sonner } from 'sonner'

/** Where Sonner itself takes a screen for a phone's. */
const narrow = '(max-width: 600px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Where notices appear: one at a time, 5 seconds, swiped away to the right. They keep clear of what they tell of and
 * of what is done next: at the top of a phone, whose actions are at the bottom, and elsewhere in the lower corner,
 * above the button that floats there.
 */
export function Toaster() {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  return (
    <Sonner
      className="font-sans!"
      position={isNarrow ? 'top-center' : 'bottom-right'}
      visibleToasts={1}
      duration={5000}
      swipeDirections={['right']}
      gap={8}
      // No wider than what remains beside a dialog.
      style={{ '--width': '20rem' } as CSSProperties}
      offset={{ bottom: 104, right: 16 }}
      // Below the bar with the menu button, which stays within reach.
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'hairline flex w-full items-start gap-3 rounded-control border-l-4! border-l-leaf! bg-card p-4 text-ink ' +
            'shadow-soft data-[type=error]:border-l-berry! sm:w-(--width)',
          title: 'font-medium',
          description: 'mt-0.5 text-muted wrap-anywhere',
          icon: 'mt-0.5 text-leaf in-data-[type=error]:text-berry',
        },
      }}
    />
  )
}
