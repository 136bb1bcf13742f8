'use client'

import { useEffect, useRef, type ComponentProps, type FocusEvent } from 'react'
import { takeLostFocus } from '@/components/ui/take-lost-focus'

/**
 * A list whose items can be removed by a control inside them. The focus of a removed item moves to the item in its
 * place, or to what surrounds the list if it was the last one.
 */
export function RemovableList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ item: Element; place: number } | null>(null)

  function noteFocus({ target }: FocusEvent) {
    const items = [...(list.current?.children ?? [])]
    const place = items.findIndex((each) => each.contains(target))
    const item = items[place]
    // The focus of a dialog that an item has opened arrives here as well.
    if (item) focused.current = { item, place }
  }

  // After each change of the items.
  useEffect(() => {
    if (!focused.current || focused.current.item.isConnected) return
    const { place } = focused.current
    focused.current = null
    const items = list.current?.children ?? []
    takeLostFocus(items[Math.min(place, items.length - 1)])
  })

  useEffect(() => {
    const around = list.current?.parentElement
    const { pathname } = location
    return () => {
      if (!focused.current || location.pathname !== pathname) return
      takeLostFocus(around?.isConnected ? around : document.getElementById('content'))
    }
  }, [])

  return <ul ref={list} onFocus={noteFocus} {...props} />
}
