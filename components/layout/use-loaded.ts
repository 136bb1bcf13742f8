import { useEffect, useState } from 'react'

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
