import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Passes on what was typed into a field of the server's markup before the page's script had loaded. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  take: (text: string) => void,
) {
  const early = useRef('')
  const takeEarly = useEffectEvent(take)
  // Before the next render, which would reset the field.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) early.current = field.current.value
  }, [field])
  // Not before the form listens to changes of its values.
  useEffect(() => {
    if (early.current !== '') takeEarly(early.current)
    early.current = ''
  }, [])
}
