import data from './danger.json'
import { unglued } from './glued-french'
import { withoutAccents, wordLine } from './words'

type Name = keyof typeof data.points
type Sign = { name: Name; pattern: RegExp }

const signs = [data.en, data.fr].flatMap(({ parts, signs: lists }) => {
  const named = new Map(Object.entries({ ...parts, hurt: lists.hurt.join('|') }))
  const filledIn = (pattern: string): string =>
    pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${filledIn(named.get(name) ?? '')})`)
  return Object.entries(lists).map(([name, patterns]): Sign => ({
    name: name as Name,
    pattern: new RegExp(`(?<= )(?:${filledIn(patterns.join('|'))})(?= )`, 'g'),
  }))
})

const spellings = Object.entries(data.spellings).map(([word, written]) => ({
  word: ` ${word}`,
  pattern: new RegExp(` (?:${written})(?= )`, 'g'),
}))

/** Characters that would part a word without being seen. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const PART = 50
/** The number of consecutive parts, about forty words, whose signs are added up. */
const TOGETHER = 4
/** A word of play also takes points off in this many parts after it. */
const AFTER_PLAY = 2

/**
 * True for a text with signs of danger to its writer or somebody close: fear of a person, violence, threats, self-harm
 * or not wanting to live. Each sign has points, and few are enough alone. Pure; docs/safeguarding.md lists what it
 * misses.
 */
export function showsDanger(text: string): boolean {
  const line = withoutAccents(wordLine(text.replace(INVISIBLE, '')))
  const meant = spellings.reduce((spelt, { word, pattern }) => spelt.replace(pattern, word), unglued(line))
  return hasSigns(line) || (meant !== line && hasSigns(meant))
}

function hasSigns(line: string): boolean {
  const parts = Array.from({ length: Math.ceil(line.length / PART) }, () => new Set<Name>())
  for (const { name, pattern } of signs) {
    for (const { index } of line.matchAll(pattern)) parts[Math.floor(index / PART)]?.add(name)
  }
  return parts.some((_, start) => {
    const together = parts.slice(start, start + TOGETHER).flatMap((names) => [...names])
    const before = parts.slice(Math.max(0, start - AFTER_PLAY), start).flatMap((names) => [...names])
    const counted = new Set([...together, ...before.filter((name) => data.points[name] < 0)])
    return [...counted].reduce((sum, name) => sum + data.points[name], 0) >= data.enough
  })
}
