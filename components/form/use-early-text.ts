import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'
const isTextField = (element: Element): element is TextField => element.matches(textFields)

/**
 * Gives what was typed into the text fields in `root` before the page's script had loaded to their `onChange`, unless
 * `isWanted` says no.
 */
export function useEarlyText(root: RefObject<HTMLElement | null>, isWanted = () => true) {
  const early = useRef<{ field: TextField; text: string }[]>([])
  const isStillWanted = useEffectEvent(isWanted)
  // Before the next render, which would reset the fields.
  useLayoutEffect(() => {
    if (!root.current) return
    const fields = [root.current, ...root.current.querySelectorAll(textFields)].filter(isTextField)
    early.current = fields
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => ({ field, text: field.value }))
  }, [root])
  // Not before the form listens to changes of its values.
  useEffect(() => {
    if (isStillWanted()) for (const { field, text } of early.current) type(field, text)
    early.current = []
  }, [])
}

/** Changes a field's text as a person does: React ignores a change of the property that it watches. */
function type(field: TextField, text: string) {
  field.value = field.defaultValue
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
