'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** How long the line is shown at most, for a navigation that never completes, in milliseconds. */
const longestMs = 20_000

/** Shows a line at the top of the screen while the page of a tapped link loads. */
export function NavigationProgress() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const [state, setState] = useState({ here, isPending: false })
  if (state.here !== here) setState({ here, isPending: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      // Next's links prevent the default; of other navigations the browser shows the progress.
      if (!link || !defaultPrevented || !leadsElsewhere(new URL(link.href))) return
      setState({ here, isPending: true })
      clearTimeout(timer)
      timer = setTimeout(() => setState({ here, isPending: false }), longestMs)
    }
    window.addEventListener('click', begin)
    return () => {
      window.removeEventListener('click', begin)
      clearTimeout(timer)
    }
  }, [here])
  if (!state.isPending) return null
  return <div aria-hidden data-pending className="fixed inset-x-0 top-0 z-60 h-1 animate-pending bg-leaf" />
}

const leadsElsewhere = ({ origin, pathname, search }: URL) =>
  origin === location.origin && pathname + search !== location.pathname + location.search
