'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore, type CSSProperties } from 'react'
import { Toaster as Sonner, toast, useSonner, type ExternalToast } from 'sonner'
import { showNoticesBy, type Notice } from '@/components/ui/notify'

/** The width below which Sonner uses its mobile layout. */
const narrow = '(max-width: 600px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

// Neutral: the region's own colours are for success and errors.
const plain: ExternalToast['classNames'] = {
  toast: 'data-[type=info]:border-l-stone!',
  icon: 'in-data-[type=info]:text-stone-ink',
}

// Only one notice is shown at a time; a new one replaces it.
function show({ kind, title, description, icon }: Notice) {
  toast.dismiss()
  if (kind === 'neutral') toast.info(title, { description, icon, classNames: plain })
  else toast[kind](title, { description })
}

/** Where notices begin on phones: below the header with the menu button, in pixels. */
const mobileTop = 64
/** The distance between a notice and the content that it moves down, in pixels. */
const gapPx = 8

/** While a notice is at the top, moves the content down by as much as it would cover. */
function useSpace(isOnTop: boolean) {
  const { toasts } = useSonner()
  const isShown = isOnTop && toasts.length > 0
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    const content = document.querySelector('main')
    const place = () => {
      const notice = document.querySelector<HTMLElement>('[data-sonner-toast]')
      if (!notice) return
      // The header above the content stays where it is, also when the page is scrolled.
      const header = content ? content.offsetTop - parseFloat(getComputedStyle(content).marginTop) : 0
      const end = mobileTop + notice.offsetHeight + gapPx
      style.setProperty('--notice-end', `${end}px`)
      style.setProperty('--notice-space', `${Math.max(0, end - header)}px`)
    }
    const observer = new MutationObserver(place)
    observer.observe(document.querySelector('[data-sonner-toaster]') ?? document.body, {
      childList: true,
      subtree: true,
    })
    place()
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-end')
      style.removeProperty('--notice-space')
    }
  }, [isShown])
}

/**
 * The notices: one at a time, for 5 seconds, dismissed by swiping right. They must not cover what they refer to or
 * the next action: on phones, whose actions are at the bottom, they are at the top, move the content down and shorten a
 * dialog, and elsewhere in the lower right corner above the floating button, or on the login page in the upper right
 * one. `label` names their region for screen readers.
 */
export function Notices({ label }: { label: string }) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  // The only screen whose form is in the middle of the window, where a notice in the lower corner would cover its button.
  const isAtLogin = usePathname() === '/login'
  useSpace(isNarrow)
  // After the effect with which Sonner's own region starts to listen.
  useEffect(() => showNoticesBy(show), [])
  return (
    <Sonner
      className="font-sans!"
      containerAriaLabel={label}
      position={isNarrow ? 'top-center' : isAtLogin ? 'top-right' : 'bottom-right'}
      visibleToasts={1}
      duration={5000}
      swipeDirections={['right']}
      gap={8}
      // Fits into the space next to a dialog.
      style={{ '--width': '20rem' } as CSSProperties}
      offset={{ bottom: 104, right: 16, top: 16 }}
      // Below the header with the menu button, which stays accessible.
      mobileOffset={{ top: mobileTop, left: 12, right: 12 }}
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
