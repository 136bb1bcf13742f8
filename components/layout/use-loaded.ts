import { createElement, useEffect, useState, type ComponentType } from 'react'

const againMs = 3_000

/**
 * What the function loads, or null until then. If loading fails, for example without network, it tries again every
 * three seconds. The function must be the same on every render.
 */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const attempt = () => {
      load().then(
        (value) => !isOver && setLoaded({ value }),
        () => {
          if (!isOver) timer = setTimeout(attempt, againMs)
        },
      )
    }
    attempt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [load])
  return loaded && loaded.value
}

/**
 * A component whose script is loaded once it is rendered, and nothing until then. It does not suspend: the copy of a
 * page that is opened without network would show its loading state instead of the page.
 */
export function loadedLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LoadedLater(props: P) {
    const Loaded = useLoaded(load)
    return Loaded && createElement(Loaded, props)
  }
}
