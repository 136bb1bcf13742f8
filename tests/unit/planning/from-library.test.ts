import { addDays, toDay } from '@/lib/calendar'
import { libraryTasks } from '@/lib/library/library'
import { planFromLibrary } from '@/lib/planning/from-library'
import type { PlanRequest } from '@/lib/planning/plan'

const monday = toDay('2026-11-23')
const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
const themeOf = (title: string) => libraryTasks('en').find((task) => task.title === title)?.theme
const levelOf = (title: string) => libraryTasks('en').find((task) => task.title === title)?.level

const plan = (change: Partial<PlanRequest> = {}) =>
  planFromLibrary({
    goal: '',
    named: [],
    members: [
      { letter: 'A', level: 'starting' },
      { letter: 'B', level: 'sure' },
    ],
    days: week,
    perDay: 1,
    language: 'en',
    avoid: [],
    avoidWithNames: [],
    own: [],
    ...change,
  })
const titlesOf = (letter: string, suggestions = plan()) =>
  suggestions.filter((each) => each.letter === letter).map(({ title }) => title)

test('the youngest get no task for the oldest, whatever the goal asks for', () => {
  const days = Array.from({ length: 8 }, (_, at) => addDays(monday, at))
  const goal = 'read more, help in the house and be kind to each other'
  const titles = titlesOf('A', plan({ goal, days, perDay: 2 }))
  expect(titles).toHaveLength(16)
  expect(titles.map(levelOf)).not.toContain('sure')
})

test('two members get a week of fourteen different tasks of their level, from varied themes', () => {
  const suggestions = plan()
  expect(new Set(suggestions.map(({ title }) => title)).size).toBe(14)
  expect(titlesOf('A').map(levelOf)).toEqual(Array(7).fill('starting'))
  expect(titlesOf('B').map(levelOf)).toEqual(Array(7).fill('sure'))
  expect(new Set(titlesOf('A').map(themeOf)).size).toBe(7)
  expect(suggestions.filter(({ letter }) => letter === 'A').map(({ date }) => date)).toEqual(week)
})

test('the same request gives the same plan, and the next week another one', () => {
  expect(plan()).toEqual(plan())
  const next = plan({ days: week.map((day) => addDays(day, 7)) })
  expect(titlesOf('A', next)).not.toEqual(titlesOf('A'))
})

test('a goal comes first: the tasks of the theme that it names, then the others', () => {
  const themes = titlesOf('A', plan({ goal: 'We want to read more books.' })).map(themeOf)
  expect(themes.filter((theme) => theme === 'reading').length).toBeGreaterThanOrEqual(5)
  const french = plan({ goal: 'Faire plus de cuisine', language: 'fr' })
  const cooking = libraryTasks('fr').filter(({ theme }) => theme === 'cooking')
  expect(french.filter(({ title }) => cooking.some((task) => task.title === title)).length).toBe(13)
  expect(titlesOf('A', plan({ goal: 'sock' }))[0]).toBe('The sock detectives')
})

test.each([
  ['en', 'Be kind', 'kindness'],
  ['en', 'be kind to each other', 'kindness'],
  ['en', 'kindness', 'kindness'],
  ['en', 'Treat others kindly', 'kindness'],
  ['en', 'We share more', 'kindness'],
  ['en', 'get fit', 'sport'],
  ['en', 'times tables', 'maths'],
  ['en', 'more stories', 'reading'],
  ['en', 'Spend more time outside', 'nature'],
  ['fr', 'Être gentil', 'kindness'],
  ['fr', 'Soyez gentilles', 'kindness'],
  ['fr', 'Plus de gentillesse entre nous', 'kindness'],
  ['fr', 'Apprendre le partage', 'kindness'],
  ['fr', 'faire les courses', 'money'],
  ['fr', 'rester en forme', 'sport'],
  ['fr', 'mesurer', 'maths'],
  ['en', 'help in the kitchen', 'cooking'],
  ['en', 'help more at home', 'chores'],
  ['en', 'help others', 'kindness'],
  ['fr', 'aider en cuisine', 'cooking'],
  ['fr', 'aider plus à la maison', 'chores'],
] as const)('in %s the goal “%s” begins with %s, not with another title that has its word', (language, goal, theme) => {
  const first = plan({ goal, language, days: week.slice(0, 3) }).map(({ title }) => title)
  const themesOf = first.map((title) => libraryTasks(language).find((task) => task.title === title)?.theme)
  expect(themesOf).toEqual(Array(6).fill(theme))
})

test.each([
  ['en', 'What happens on the stairs?', 'stairs'],
  ['fr', 'Moins de chaussettes perdues', 'chaussettes'],
] as const)('in %s the goal “%s” begins with a title about %s', (language, goal, word) => {
  expect(plan({ goal, language })[0]?.title.toLowerCase()).toContain(word)
})

test.each([
  ['en', 'nourrir le chat', ['chores', 'nature']],
  ['en', 'Plus de lecture le soir', ['reading']],
  ['en', 'Être plus gentil entre nous', ['kindness']],
  ['fr', 'Feed the cat', ['chores', 'nature']],
  ['fr', 'We want to read more books.', ['reading']],
] as const)('with tasks in %s the goal “%s” of the other language begins with %j', (language, goal, themes) => {
  const first = plan({ goal, language, days: week.slice(0, 3) }).map(({ title }) => title)
  const found = first.map((title) => libraryTasks(language).find((task) => task.title === title)?.theme)
  expect([...new Set(found)].sort()).toEqual(themes)
})

test.each([
  ['en', 'no reading', 'reading'],
  ['en', 'Not so many books, please', 'reading'],
  ['en', "We don't want to cook", 'cooking'],
  ['en', 'too much football', 'sport'],
  ['en', 'pas de lecture', 'reading'],
  ['en', 'No more maths', 'maths'],
  ['en', 'less reading and maths', 'maths'],
  ['en', 'less time for reading', 'reading'],
  ['en', 'Stop reading so much', 'reading'],
  ['en', 'everything but maths', 'maths'],
  ['en', 'Emma hates cooking', 'cooking'],
  ['fr', 'Lina déteste le sport', 'sport'],
  ['fr', 'pas de lecture', 'reading'],
  ['fr', 'Sans musique', 'music'],
  ['fr', 'Je ne veux plus de lecture', 'reading'],
  ['fr', 'Moins de maths', 'maths'],
  ['fr', 'moins de temps de lecture', 'reading'],
  ['fr', 'no reading', 'reading'],
] as const)('with tasks in %s the goal “%s” gives nothing of %s', (language, goal, theme) => {
  const unwanted = new Set(libraryTasks(language).flatMap((task) => (task.theme === theme ? [task.title] : [])))
  expect(plan({ goal, language, perDay: 3 }).filter(({ title }) => unwanted.has(title))).toEqual([])
})

test.each([
  ['en', 'less reading, more cooking', 'cooking'],
  ['en', 'Less reading and more cooking', 'cooking'],
  ['en', 'Cooking instead of reading', 'cooking'],
  ['en', 'Emma does not read enough', 'reading'],
  ['en', "Don't forget to read", 'reading'],
  ['en', 'Read at least one chapter without rushing', 'reading'],
  ['en', 'Not only books', 'reading'],
  ['en', 'No quarrelling', 'kindness'],
  ['en', 'Less mess', 'chores'],
  ['en', 'be less afraid of maths', 'maths'],
  ['en', 'less stress with maths', 'maths'],
  ['en', 'Less screen time and reading together', 'reading'],
  ['en', 'reduce screen time by reading', 'reading'],
  ['en', 'Never stop reading', 'reading'],
  ['en', 'Stop motion films and drawing', 'making'],
  ['en', 'Learn skip counting', 'maths'],
  ['en', 'Learn to skip rope and dance', 'music'],
  ['en', 'moins de peur des maths', 'maths'],
  ['fr', 'moins de lecture mais plus de cuisine', 'cooking'],
  ['fr', 'Plus de cuisine', 'cooking'],
  ['fr', 'N’oublie pas de lire', 'reading'],
  ['fr', 'Pas assez de lecture', 'reading'],
  ['fr', 'Lire au moins un chapitre', 'reading'],
  ['fr', 'Moins de disputes', 'kindness'],
  ['fr', 'moins de peur des maths', 'maths'],
  ['fr', 'Ne plus avoir peur de la lecture', 'reading'],
  ['fr', 'moins d’écrans et de la lecture ensemble', 'reading'],
  ['fr', 'Éviter les écrans pour cuisiner', 'cooking'],
  ['fr', 'be less afraid of maths', 'maths'],
] as const)('with tasks in %s the goal “%s” gives %s', (language, goal, theme) => {
  const titles = plan({ goal, language, days: week.slice(0, 3) }).map(({ title }) => title)
  const themes = titles.map((title) => libraryTasks(language).find((task) => task.title === title)?.theme)
  expect(themes).toEqual(Array(6).fill(theme))
})

test('a theme that was chosen is kept to although the goal wants less of it', () => {
  const themes = plan({ goal: 'no music', theme: 'music', days: week.slice(0, 3) }).map(({ title }) => themeOf(title))
  expect(themes).toEqual(Array(6).fill('music'))
})

test('a title is found by the words of the other language', () => {
  expect(plan({ goal: 'Moins de chaussettes perdues' })[0]?.title).toBe('The sock detectives')
})

test('what a goal names in the language of the tasks comes before what it names in the other', () => {
  const themes = plan({ goal: 'musique et football' }).map(({ title }) => themeOf(title))
  expect(themes).toEqual([...Array<string>(13).fill('sport'), 'music'])
})

test('a theme is kept to while it lasts', () => {
  const themes = plan({ theme: 'music', days: week.slice(0, 6) }).map(({ title }) => themeOf(title))
  expect(themes).toEqual(Array(12).fill('music'))
})

test('avoided titles are not suggested, whatever their case', () => {
  const [first = ''] = titlesOf('A')
  expect(titlesOf('A', plan({ avoid: [` ${first.toUpperCase()}`] }))).not.toContain(first)
})

test('a month of three tasks a day gives no member a task twice', () => {
  const month = Array.from({ length: 31 }, (_, index) => addDays(monday, index))
  const suggestions = plan({ days: month, perDay: 3 })
  expect(suggestions).toHaveLength(186)
  for (const letter of ['A', 'B']) expect(new Set(titlesOf(letter, suggestions)).size).toBe(93)
})

test('the family’s own tasks come before the library’s, once each, unless something fits the goal better', () => {
  const own = [{ id: 'own', title: 'Feed Rex', description: 'Say what he did.', expectations: [], points: 15 }]
  expect(titlesOf('A', plan({ own }))[0]).toBe('Feed Rex')
  expect(titlesOf('A', plan({ own })).filter((title) => title === 'Feed Rex')).toHaveLength(1)
  expect(titlesOf('A', plan({ own, goal: 'music', perDay: 1 }))[0]).not.toBe('Feed Rex')
  expect(titlesOf('A', plan({ own, goal: 'Feed all animals' }))[0]).toBe('Feed Rex')
  expect(titlesOf('A', plan({ own, avoid: ['feed rex'] }))).not.toContain('Feed Rex')
})
