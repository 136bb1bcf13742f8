import type { Locale } from '@/lib/i18n/locale'
import type { Theme } from '@/lib/library/themes'
import { folded, type Expectation } from '@/lib/tasks/expectations'
import type { MemberLevel } from '@/lib/users/level'
import chores from './data/chores.json'
import cooking from './data/cooking.json'
import family from './data/family.json'
import kindness from './data/kindness.json'
import making from './data/making.json'
import maths from './data/maths.json'
import money from './data/money.json'
import music from './data/music.json'
import nature from './data/nature.json'
import reading from './data/reading.json'
import science from './data/science.json'
import sport from './data/sport.json'

/** A task of the library, in one language. Its id is the same in every language. */
export type LibraryTask = {
  readonly id: string
  readonly theme: Theme
  readonly level: MemberLevel
  readonly points: number
  /** How long it takes, about, in minutes. */
  readonly minutes: number
  readonly title: string
  readonly description: string
  readonly expectations: readonly string[]
}

type Text = Pick<LibraryTask, 'title' | 'description' | 'expectations'>
type Entry = Pick<LibraryTask, 'level' | 'points' | 'minutes'> & Record<Locale, Text>

const data = { chores, reading, maths, nature, kindness, money, cooking, music, sport, family, making, science }
const entries = Object.entries(data as Record<Theme, { tasks: Entry[] }>).flatMap(([theme, { tasks }]) =>
  tasks.map((task, index) => ({ id: `${theme}-${index + 1}`, theme: theme as Theme, ...task })),
)

/** All tasks of the library in that language, by theme. */
export function libraryTasks(language: Locale): LibraryTask[] {
  return entries.map(({ id, theme, level, points, minutes, [language]: text }) => ({
    id,
    theme,
    level,
    points,
    minutes,
    ...text,
  }))
}

type Told = { title: string; description: string; expectations: readonly Expectation[]; points: number }

/** Whether a task of the library in that language says exactly the same, and earns the same points. */
export function isInLibrary({ title, description, expectations, points }: Told, language: Locale): boolean {
  const own = [title, description, ...expectations.map(({ text }) => text)].map(folded)
  const isHidden = expectations.some((each) => each.isHidden)
  return entries.some(({ points: usual, [language]: text }) => {
    const theirs = [text.title, text.description, ...text.expectations].map(folded)
    return !isHidden && usual === points && own.length === theirs.length && own.every((each, at) => each === theirs[at])
  })
}
