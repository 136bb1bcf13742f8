import { nextKey } from '@/lib/next-key'
import { folded, mostExpectations, type Expectation } from '@/lib/tasks/expectations'

/** An expectation being edited; its key is stable when lines are reordered. */
export type ExpectationLine = Expectation & { key: number }

/** The expectations as lines to edit. */
export function linesOf(expectations: readonly Expectation[]): ExpectationLine[] {
  return expectations.map((each, key) => ({ ...each, key }))
}

/** The expectations of the lines, in order. Blank ones are kept, so that validation errors refer to the right line. */
export function expectationsOf(lines: readonly ExpectationLine[]): Expectation[] {
  return lines.map(({ text, isHidden }) => ({ text: text.trim(), isHidden }))
}

const isBlank = ({ text }: Expectation) => text.trim() === ''

/** Adds a line after the one with that key, or at the end; returns the same lines when there is no room. */
export function withLine(lines: readonly ExpectationLine[], afterKey?: number): ExpectationLine[] {
  if (lines.length >= mostExpectations) return [...lines]
  const at = afterKey === undefined ? lines.length : lines.findIndex(({ key }) => key === afterKey) + 1
  return lines.toSpliced(at, 0, { key: nextKey(lines), text: '', isHidden: false })
}

/** Moves the line with that key up or down by one; unchanged at either end. */
export function withMoved(lines: readonly ExpectationLine[], key: number, by: -1 | 1): ExpectationLine[] {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  const to = from + by
  return line && to >= 0 && to < lines.length ? lines.toSpliced(from, 1).toSpliced(to, 0, line) : [...lines]
}

/** Adds these texts as visible expectations, into blank lines first and then at the end, while there is room. */
export function withTexts(lines: readonly ExpectationLine[], texts: readonly string[]): ExpectationLine[] {
  return texts.reduce<ExpectationLine[]>(
    (taken, text) => {
      const blank = taken.findIndex(isBlank)
      if (blank >= 0) return taken.map((line, at) => (at === blank ? { ...line, text } : line))
      return taken.length < mostExpectations ? [...taken, { key: nextKey(taken), text, isHidden: false }] : [...taken]
    },
    [...lines],
  )
}

/** How many more texts the lines have room for. */
export function roomIn(lines: readonly ExpectationLine[]): number {
  return mostExpectations - lines.filter((line) => !isBlank(line)).length
}

/** The texts that no line contains yet. */
export function unsaid(texts: readonly string[], lines: readonly ExpectationLine[]): string[] {
  const said = new Set(lines.map(({ text }) => folded(text)))
  return texts.filter((text) => !said.has(folded(text)))
}
