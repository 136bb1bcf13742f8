'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** After which time a navigation that led nowhere is given up, in milliseconds. */
const longestMs = 20_000

/** A line at the top from the tap on a link until its screen appears, so that no tap seems to be missed. */
export function NavigationProgress() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const [state, setState] = useState({ here, isPending: false })
  if (state.here !== here) setState({ here, isPending: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
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
