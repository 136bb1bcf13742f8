import data from '@/lib/evaluation/evaluators/built-in/data/word-vectors.json'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { readTask } from '@/lib/evaluation/evaluators/built-in/task-themes'
import { vectorEvidence, SIZE } from '@/lib/evaluation/evaluators/built-in/word-vectors'

const tasks = {
  en: [
    { title: 'Read to your brother', description: 'Read him a story before bed.' },
    { title: 'Sweep the yard', description: 'Sweep the leaves in the yard.' },
  ],
  fr: [
    { title: 'Lire une histoire', description: 'Lis une histoire à ton frère.' },
    { title: 'Balayer la cour', description: 'Balaie les feuilles de la cour.' },
  ],
} as const

test.each([
  ['en', 'We got to the chapter where the wolf knocks, and he fell asleep on page four.', 0],
  ['en', 'There were so many under the tree that I filled two bags and the wind blew some back.', 1],
  ['fr', 'On est arrivés au chapitre où le loup frappe, et il s’est endormi à la page quatre.', 0],
  ['fr', 'J’ai tout mis en tas sous l’arbre, puis dans deux sacs.', 1],
] as const)(
  'a text without a word of its task has more evidence for it than for another: %s %s',
  (language, text, own) => {
    const [first, second] = tasks[language].map((task) =>
      vectorEvidence(readTask(task).words, parseText(text, task).kept, language),
    )
    const [of, other] = own === 0 ? [first, second] : [second, first]
    expect(of).toBeGreaterThan(other ?? Infinity)
  },
)

test('unknown words are no evidence', () => {
  const task = tasks.en[0]
  expect(vectorEvidence(readTask(task).words, parseText('Zqxv wqzk.', task).kept, 'en')).toBe(0)
})

test.each(['en', 'fr'] as const)('each known stem has a vector: %s', (language) => {
  for (const { words, vectors } of Object.values(data[language])) {
    const stems = words.split(' ')
    expect(new Set(stems).size).toBe(stems.length)
    expect(atob(vectors)).toHaveLength(stems.length * SIZE)
  }
})
