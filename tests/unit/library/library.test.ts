import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'
import { locales, type Locale } from '@/lib/i18n/locale'
import { isInLibrary, libraryTasks } from '@/lib/library/library'
import { tasksPerTheme, themes } from '@/lib/library/themes'
import { isTellable } from '@/lib/planning/tellable'
import { functionShares } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { expectationsSchema } from '@/lib/tasks/schema'
import { memberLevels } from '@/lib/users/level'

describe.each(locales)('the library in %s', (language: Locale) => {
  const tasks = libraryTasks(language)

  test('has at least 150 tasks with unique titles and descriptions', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(150)
    expect(new Set(tasks.map(({ title }) => title.toLowerCase())).size).toBe(tasks.length)
    expect(new Set(tasks.map(({ description }) => description)).size).toBe(tasks.length)
  })

  test('has a choice for every level in each of the twelve themes', () => {
    expect(themes).toHaveLength(12)
    for (const theme of themes) {
      expect(tasks.filter((task) => task.theme === theme).length).toBeGreaterThanOrEqual(tasksPerTheme)
      for (const level of memberLevels) {
        expect(tasks.filter((task) => task.theme === theme && task.level === level).length).toBeGreaterThanOrEqual(4)
      }
    }
  })

  test('says in each task what to tell, within the limits of a task', () => {
    const faulty = tasks.filter(({ title, description, expectations, points, minutes }) => {
      const shares = functionShares(words(`${description} ${expectations.join('. ')}`))
      const isFitting =
        title.length <= 40 &&
        description.length > 60 &&
        description.length <= 320 &&
        [2, 3, 4].includes(expectations.length) &&
        expectationsSchema.safeParse(expectations).success &&
        [10, 15, 20].includes(points) &&
        minutes >= 5 &&
        minutes <= 45
      const isInLanguage = shares[language] > shares[language === 'en' ? 'fr' : 'en']
      return !isFitting || !isInLanguage || !isTellable({ description, expectations: [] })
    })
    expect(faulty).toEqual([])
  })

  test('does not accept a description that was copied', async () => {
    const accepted = []
    for (const { title, description, expectations, level } of tasks) {
      const told = expectations.map((text) => ({ text, isHidden: false }))
      const submission = { title, description, expectations: told, level, text: description }
      if (grade(await builtInRules.evaluate(submission), submission).isAccepted) accepted.push(title)
    }
    expect(accepted).toEqual([])
  })
})

test('a description that only gives an order cannot be told, unless it has an expectation', () => {
  const order = { description: 'Tidy your room.', expectations: [] }
  expect(isTellable(order)).toBe(false)
  expect(isTellable({ description: 'Range ta chambre.', expectations: [] })).toBe(false)
  expect(isTellable({ description: 'Help your brother, who cooks, when you come home.', expectations: [] })).toBe(false)
  expect(isTellable({ ...order, expectations: [' '] })).toBe(false)
  expect(isTellable({ ...order, expectations: ['what was hard'] })).toBe(true)
  expect(isTellable({ description: 'Tidy your room. Name three things that you found.', expectations: [] })).toBe(true)
  expect(isTellable({ description: 'Range ta chambre et raconte.', expectations: [] })).toBe(true)
})

test('a task is in the library as long as nothing of it was changed', () => {
  for (const language of locales) {
    const [task] = libraryTasks(language)
    if (!task) throw new Error('The library is empty.')
    const expectations = task.expectations.map((text) => ({ text, isHidden: false }))
    const same = {
      title: ` ${task.title.toUpperCase()}`,
      description: task.description,
      expectations,
      points: task.points,
    }
    expect(isInLibrary(same, language)).toBe(true)
    const changes = [
      { title: `${task.title} again` },
      { description: `${task.description} Tell more.` },
      { expectations: expectations.slice(1) },
      { expectations: expectations.map((each) => ({ ...each, isHidden: true })) },
      { points: task.points + 1 },
    ]
    for (const change of changes) expect(isInLibrary({ ...same, ...change }, language)).toBe(false)
    expect(isInLibrary(same, language === 'en' ? 'fr' : 'en')).toBe(false)
  }
})
