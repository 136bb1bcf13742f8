'use client'

import { Toaster as Sonner } from 'sonner'

/** Where notices appear: one at a time, 5 seconds, swiped away to the right. */
export function Toaster() {
  return (
    <Sonner
      className="font-sans!"
      position="top-right"
      visibleToasts={1}
      duration={5000}
      swipeDirections={['right']}
      gap={8}
      offset={16}
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
