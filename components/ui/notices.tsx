'use client'

import { useEffect, useSyncExternalStore, type CSSProperties } from 'react'
import { Toaster as Sonner, toast, useSonner, type ExternalToast } from 'sonner'
import { showNoticesBy, type Notice } from '@/components/ui/notify'

/** The width below which the header with the menu button is shown. */
const narrow = '(max-width: 767px)'

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

const rem = 16
/** The size of a usual notice, in pixels. */
const usual = { width: 20 * rem, height: 8.5 * rem }
const offset = { bottom: 104, right: 16 }
/** Where notices at the top begin, in pixels: on phones below the header with the menu button. */
const topOf = (isNarrow: boolean) => (isNarrow ? 64 : 16)

/** The place at which the content moves down. */
const above = 'top-center'

const headings = 'h1, h2, h3, h4'
/** Buttons, and links that look like one. */
const buttons = 'button, [data-slot=button]'

/** What must stay visible and within reach. */
const notToCover = ['main', '[role$=dialog]']
  .map((part) => `${part} :is(${headings}, ${buttons}, input, textarea, select)`)
  .join()

/** Where something is: of a heading, which may be as wide as the screen, its words. */
function boxOf(element: Element): DOMRect {
  if (!element.matches(headings)) return element.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}

type Corner = 'bottom-right' | 'top-right'

/** Whether a notice in the corner covers neither a heading nor a control. */
function isFree(corner: Corner): boolean {
  const { clientWidth, clientHeight } = document.documentElement
  const left = clientWidth - offset.right - usual.width
  const top = corner === 'top-right' ? topOf(false) : clientHeight - offset.bottom - usual.height
  return [...document.querySelectorAll(notToCover)]
    .map(boxOf)
    .every((box) => box.width === 0 || box.right <= left || box.bottom <= top || box.top >= top + usual.height)
}

/** A free corner, or the place above the content. */
function freePlace(): Corner | typeof above {
  if (window.matchMedia(narrow).matches) return above
  return isFree('bottom-right') ? 'bottom-right' : isFree('top-right') ? 'top-right' : above
}

/** When the screen shows the outcome that a notice is about, and when also what is loaded for it, in milliseconds. */
const settledMs = 50
const loadedMs = 500

let latest = 0

// Only one notice is shown at a time; a new one replaces it.
function show({ kind, title, description, icon }: Notice) {
  toast.dismiss()
  latest += 1
  const id = latest
  const present = (position: ReturnType<typeof freePlace>) =>
    kind === 'neutral'
      ? toast.info(title, { id, description, icon, position, classNames: plain })
      : toast[kind](title, { id, description, position })
  setTimeout(() => {
    if (id !== latest) return
    let place = freePlace()
    present(place)
    const followScreen = () => {
      if (!toast.getToasts().some((shown) => shown.id === id)) return screen.disconnect()
      if (place === above || isFree(place)) return
      place = freePlace()
      present(place)
    }
    const screen = new MutationObserver(followScreen)
    screen.observe(document.body, { childList: true, subtree: true })
    setTimeout(followScreen, loadedMs)
  }, settledMs)
}

/** The distance between a notice and the content that it moves down, in pixels. */
const gapPx = 8

/** By how many pixels the highest heading or button that is covered between `start` and `end` is above `end`, else 0. */
function coveredBy(notice: DOMRect, start: number, end: number): number {
  const covered = [...document.querySelectorAll(`main :is(${headings}, ${buttons})`)]
    .map(boxOf)
    .filter(({ width, left, right }) => width > 0 && left < notice.right && right > notice.left)
    .filter(({ top, bottom }) => top < end && bottom > start)
  return Math.max(0, ...covered.map(({ top }) => end - top))
}

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
      // The header above the content stays where it is, also when the page is scrolled.
      const header = content ? content.offsetTop - parseFloat(getComputedStyle(content).marginTop) : 0
      const end = topOf(isNarrow) + notice.offsetHeight + gapPx
      style.setProperty('--notice-end', `${end}px`)
      const least = Math.max(0, end - header)
      const most = least + window.scrollY
      const covered = () => coveredBy(notice.getBoundingClientRect(), topOf(isNarrow), end)
      style.setProperty('--notice-space', `${least}px`)
      // Moving the content down can bring a heading under the notice that had been scrolled out of sight: then move it
      // further.
      for (let space = least, further = least; further > 0; space += further) {
        style.setProperty('--notice-space', `${space}px`)
        further = Math.min(most - space, covered())
      }
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
    // A screen that opens at its beginning needs no more than the notice covers.
    const placeAtTop = () => window.scrollY === 0 && place()
    window.addEventListener('scroll', placeAtTop)
    return () => {
      observer.disconnect()
      resizes.disconnect()
      window.removeEventListener('scroll', placeAtTop)
      style.removeProperty('--notice-end')
      style.removeProperty('--notice-space')
    }
  }, [isShown, isNarrow])
}

/**
 * The notices: one at a time, for 5 seconds, dismissed by swiping right. They must not cover what they refer to or
 * the next action: on phones, whose actions are at the bottom, they are at the top, move the content down and shorten a
 * dialog; elsewhere they are in a free corner, or at the top if there is none. `label` names their region for screen
 * readers.
 */
export function Notices({ label }: { label: string }) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  useSpace(isNarrow)
  // After the effect with which Sonner's own region starts to listen.
  useEffect(() => showNoticesBy(show), [])
  return (
    <Sonner
      className="font-sans!"
      containerAriaLabel={label}
      visibleToasts={1}
      duration={5000}
      swipeDirections={['right']}
      gap={8}
      // Fits into the space next to a dialog.
      style={{ '--width': '20rem' } as CSSProperties}
      offset={{ ...offset, top: topOf(isNarrow) }}
      mobileOffset={{ top: topOf(isNarrow), left: 12, right: 12 }}
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
