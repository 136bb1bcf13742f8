'use client'

import { useEffect, useSyncExternalStore, type CSSProperties } from 'react'
import { Toaster as Sonner, toast, useSonner, type ExternalToast } from 'sonner'
import { hideWhileCovering } from '@/components/ui/hide-while-covering'
import {
  above,
  coveredBy,
  freePlace,
  isFree,
  narrow,
  offset,
  shiftTo,
  topOf,
  type Place,
} from '@/components/ui/notice-place'
import { takeNotice } from '@/components/ui/kept-notice'
import { showNoticesBy, type Notice } from '@/components/ui/notify'

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

// Sonner does not swipe while text is being selected: only the id of an unexpected error is there to be copied.
const copied: ExternalToast = { descriptionClassName: 'select-text' }
const endsWithId = /\([\da-f]{8}-[\da-f-]+\)$/

/** When the screen shows the outcome that a notice is about, and when also what is loaded for it, in milliseconds. */
const settledMs = 50
const loadedMs = 500

/** For how long nothing is scrolled when scrolling has ended, in milliseconds. */
const scrolledMs = 100

/** Calls back when scrolling has ended, at the beginning of a screen at once. Returns the cancellation. */
function whenScrolled(call: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(rest)
    if (window.scrollY === 0) call()
    else rest = setTimeout(call, scrolledMs)
  }
  window.addEventListener('scroll', wait)
  return () => {
    window.removeEventListener('scroll', wait)
    clearTimeout(rest)
  }
}

let latest = 0

// Only one notice is shown at a time; a new one replaces it.
function show({ kind, title, description, icon }: Notice) {
  toast.dismiss()
  latest += 1
  const id = latest
  const present = (position: Place) =>
    kind === 'neutral'
      ? toast.info(title, { id, description, icon, position, classNames: plain })
      : toast[kind](title, { id, description, position, ...(endsWithId.test(String(description)) && copied) })
  setTimeout(() => {
    if (id !== latest) return
    let place = freePlace()
    present(place)
    hideWhileCovering()
    const followScreen = () => {
      if (!toast.getToasts().some((shown) => shown.id === id)) {
        screen.disconnect()
        return stopScrolling()
      }
      if (place === above || isFree(place)) return
      place = freePlace()
      present(place)
    }
    const screen = new MutationObserver(followScreen)
    screen.observe(document.body, { childList: true, subtree: true })
    const stopScrolling = whenScrolled(followScreen)
    setTimeout(followScreen, loadedMs)
  }, settledMs)
}

/** The distance between a notice and the content that it moves down, in pixels. */
const gapPx = 8

/** By how many of its heights a notice moves the content further to cover nothing. */
const mostHeights = 2

const isBelow = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight

/** While a notice is above the content, moves the content down by as much as it would cover. */
function useSpace(isNarrow: boolean) {
  const { toasts } = useSonner()
  const isShown = toasts.some(({ position }) => position === above)
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    let watched: HTMLElement | null = null
    const place = () => {
      const content = document.querySelector('main')
      if (content !== watched) watch(content)
      const notice = document.querySelector<HTMLElement>('[data-sonner-toast][data-y-position=top]')
      if (!notice) return
      style.setProperty('--notice-shift', `${content ? shiftTo(content) : 0}px`)
      // The header above the content stays where it is, also when the page is scrolled.
      const header = content ? content.offsetTop - parseFloat(getComputedStyle(content).marginTop) : 0
      const end = topOf(isNarrow) + notice.offsetHeight + gapPx
      style.setProperty('--notice-end', `${end}px`)
      const least = Math.max(0, end - header)
      const whole = least + window.scrollY
      const most = Math.min(whole, least + mostHeights * notice.offsetHeight)
      const covered = () => coveredBy(notice.getBoundingClientRect(), topOf(isNarrow), end)
      const field = document.activeElement
      const wasInView = field?.matches('main :is(input, textarea, select)') && !isBelow(field)
      const move = (space: number) => style.setProperty('--notice-space', `${space}px`)
      move(least)
      // Moving the content down can bring a heading under the notice that had been scrolled out of sight: then move it
      // further.
      for (let space = least, further = least; further > 0; space += further) {
        move(space)
        further = Math.min(most - space, covered())
      }
      // Among many controls no place near is free; what was tapped stays closer to where it was.
      if (most < whole && covered() > 0) move(least)
      // The field with the focus stays in view, if it was.
      if (field && wasInView && isBelow(field)) field.scrollIntoView({ block: 'center' })
    }
    // Wider letters, for example, move what is below.
    const resizes = new ResizeObserver(place)
    const watch = (content: HTMLElement | null) => {
      resizes.disconnect()
      if (content) resizes.observe(content)
      watched = content
    }
    // A notice outlives its screen: signing in, for example, replaces the content.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true, subtree: true })
    place()
    // While the content is scrolled it stays under the finger; at its beginning it needs no more than the notice covers.
    const stopScrolling = whenScrolled(place)
    return () => {
      observer.disconnect()
      resizes.disconnect()
      stopScrolling()
      style.removeProperty('--notice-end')
      style.removeProperty('--notice-space')
      style.removeProperty('--notice-shift')
    }
  }, [isShown, isNarrow])
}

/**
 * The notices: one at a time, for 5 seconds, dismissed by swiping right. They must not cover what they refer to or
 * the next action: on phones, whose actions are at the bottom, they are at the top, move the content down and shorten a
 * dialog; elsewhere they are in a free corner or, if there is none, above the content and beside the sidebar. `label`
 * names their region for screen readers.
 */
export function Notices({ label }: { label: string }) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  useSpace(isNarrow)
  // After the effect with which Sonner's own region starts to listen.
  useEffect(() => {
    const kept = takeNotice()
    if (kept) show(kept)
    return showNoticesBy(show)
  }, [])
  return (
    <Sonner
      className="font-sans!"
      containerAriaLabel={label}
      visibleToasts={1}
      duration={5000}
      swipeDirections={['right']}
      gap={8}
      // Fits into the space next to a dialog. The margin moves only what is centred.
      style={{ '--width': '20rem', marginLeft: 'var(--notice-shift, 0px)' } as CSSProperties}
      offset={{ ...offset, top: topOf(isNarrow) }}
      mobileOffset={{ top: topOf(isNarrow), left: 12, right: 12 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'hairline flex w-full items-start select-none gap-3 rounded-control border-l-4! border-l-leaf! bg-card p-4 text-ink ' +
            'shadow-soft data-[type=error]:border-l-berry! sm:w-(--width)',
          title: 'font-medium',
          description: 'mt-0.5 text-muted wrap-anywhere',
          icon: 'mt-0.5 text-leaf in-data-[type=error]:text-berry',
        },
      }}
    />
  )
}
