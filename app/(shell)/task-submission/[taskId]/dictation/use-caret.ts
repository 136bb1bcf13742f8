'use client'

import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { DraftStore } from '../draft-store'
import { solutionId } from '../solution-id'
import { insertSpoken } from './insert-spoken'

function fieldOfSolution(): HTMLTextAreaElement | null {
  const field = document.getElementById(solutionId)
  return field instanceof HTMLTextAreaElement ? field : null
}

/** Returns what writes words at the caret of the solution, as if typed. */
export function useCaret(store: DraftStore): (words: string) => void {
  // Null stands for the end: a field that was never touched reports its caret at the beginning.
  const caret = useRef<number | null>(null)

  useEffect(() => {
    const field = fieldOfSolution()
    if (!field) return
    const controller = new AbortController()
    const note = () => {
      caret.current = field.selectionEnd
    }
    if (field.selectionEnd > 0) note()
    for (const name of ['input', 'keyup', 'pointerup'] as const)
      field.addEventListener(name, note, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return (words) => {
    const { text } = store.current()
    const written = insertSpoken(text, Math.min(caret.current ?? text.length, text.length), words)
    caret.current = written.caret
    // React moves the caret to the end when it writes; in a later frame the writer may have moved it again.
    flushSync(() => store.edit(written.text))
    const field = fieldOfSolution()
    // Without focus, Safari would open the keyboard.
    if (field && document.activeElement === field) field.setSelectionRange(written.caret, written.caret)
  }
}
