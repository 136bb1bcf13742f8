// npx tsx tests/harness/learn/theme-affinity.ts: learns data/theme-affinity.json of the built-in evaluator from honest
// texts and their tasks. Run it when the corpus or the themes change, then measure the rates again.
import { writeFileSync } from 'node:fs'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { isGeneric } from '@/lib/evaluation/evaluators/built-in/generic'
import { themesOf } from '@/lib/evaluation/evaluators/built-in/lexicon'
import { readTask } from '@/lib/evaluation/evaluators/built-in/task-themes'
import themes from '@/lib/evaluation/evaluators/built-in/data/themes.json'
import { corpus } from '../../fixtures/evaluation-corpus'
import { learntSets, readSet } from '../evaluation-rates'
import { twins } from '../../fixtures/hostile-corpus'

/** The weight of the prior distribution of a theme, in words. */
const PRIOR = 15

type Counts = Map<string, number>
const add = (counts: Counts, key: string, mass: number) => counts.set(key, (counts.get(key) ?? 0) + mass)

function learn(cases: readonly { title: string; description: string; text: string }[]) {
  const names = Object.keys(themes.en)
  const all: Counts = new Map(names.map((name) => [name, 1]))
  const beside = new Map<string, Counts>(names.map((name) => [name, new Map()]))
  for (const { text, ...task } of cases) {
    const { kept, language } = parseText(text, task)
    const reading = readTask(task)
    const stems = new Map(kept.flatMap(({ content, stems }) => content.map((word, at) => [stems[at] ?? word, word])))
    for (const [stemmed, word] of stems) {
      if (isGeneric(stemmed, language)) continue
      const found = themesOf(word, language)
      for (const theme of found) {
        add(all, theme, 1 / found.length)
        for (const [of, share] of reading.themes) add(beside.get(of) ?? new Map(), theme, share / found.length)
      }
    }
  }
  const sum = (counts: Counts) => [...counts.values()].reduce((total, each) => total + each, 0)
  const background = (name: string) => (all.get(name) ?? 0) / sum(all)
  return Object.fromEntries(
    names.map((name) => {
      const counts = beside.get(name) ?? new Map<string, number>()
      const total = sum(counts) + PRIOR
      const ratio = (other: string) =>
        ((counts.get(other) ?? 0) + PRIOR * background(other)) / total / background(other)
      return [name, Object.fromEntries(names.map((other) => [other, Math.round(ratio(other) * 100) / 100]))]
    }),
  )
}

const sets = learntSets.flatMap(readSet).filter(({ label }) => label === 'accept')
const ratios = learn([...corpus.accept, ...sets, ...twins])
const rows = Object.entries(ratios).map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`)
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/theme-affinity.json',
  `{
  "source": "Learnt by tests/harness/learn/theme-affinity.ts from the honest texts of the project's own corpus: how much likelier a word of one theme is in texts on another.",
  "trust": 0.8,
  "ratios": {
${rows.join(',\n')}
  }
}
`,
)
