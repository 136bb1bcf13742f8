import type { CriterionId, Finding, Level } from '@/lib/submissions/rubric'
import { isFunctionWord, words } from '@/lib/submissions/words'
import { cuesIn } from './cues'
import { readDraft, type Draft, type Passage } from './draft'
import { topicOf, type Topic } from './topic'

type Task = { title: string; description: string }

export type Judgement = { draft: Draft; topic: Topic; criteria: Finding[]; measures: Record<string, number> }

/** What the built-in rules find in a submission, with the passages that show it. Pure and deterministic. */
export function judge(text: string, task: Task): Judgement {
  const draft = readDraft(text, task)
  const topic = topicOf(draft.kept, draft.language, task)
  const cues = draft.kept.map((passage) => cuesIn(passage.text, draft.language))
  const ways = [0, 1, 2, 3, 4].filter((way) => cues.some((found) => found[way])).length
  const taskWords = new Set(words(`${task.title} ${task.description}`))
  const content = draft.kept.flatMap((passage) => passage.content)
  const measures = {
    tokens: draft.kept.reduce((sum, passage) => sum + passage.tokens.length, 0),
    distinct: new Set(draft.kept.flatMap((passage) => passage.stems)).size,
    added: new Set(content.filter((word) => !taskWords.has(word))).size,
    ways,
    grammar: grammarOf(draft),
    repeated: draft.dropped.repetition / (draft.passages.reduce((sum, passage) => sum + passage.tokens.length, 0) || 1),
  }
  const levels = levelsOf(measures, topic.level)
  const strongest = (weight: (passage: Passage, index: number) => number) =>
    draft.kept
      .map((passage, index) => ({ passage, weight: weight(passage, index) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map(({ passage }) => passage.text)
  const evidence: Record<CriterionId, string[]> = {
    answers: strongest((passage) => topic.weight(passage)),
    complete: strongest((passage) => passage.content.length),
    own: strongest((_, index) => cues[index]?.filter(Boolean).length ?? 0),
    clear: strongest((passage) => Math.min(passage.tokens.length, 20)),
  }
  const ids = ['answers', 'complete', 'own', 'clear'] as const
  return {
    draft,
    topic,
    measures,
    criteria: ids.map((id) => ({ id, level: levels[id], evidence: levels[id] === 'none' ? [] : evidence[id] })),
  }
}

type Measures = { tokens: number; distinct: number; added: number; ways: number; grammar: number; repeated: number }

function levelsOf({ tokens, distinct, added, ways, grammar, repeated }: Measures, topic: Level): Record<CriterionId, Level> {
  const isProse = grammar >= 0.2
  const enough: Level =
    tokens >= 25 && distinct >= 13 && added >= 7 ? 'full' : tokens >= 15 && distinct >= 8 && added >= 4 ? 'partial' : 'none'
  const complete = isProse && repeated < 0.5 ? enough : 'none'
  return {
    answers: complete === 'none' ? lower(topic) : topic,
    complete,
    own: !isProse ? 'none' : ways >= 3 ? 'full' : ways >= 1 ? 'partial' : 'none',
    clear: !isProse ? 'none' : repeated < 0.3 && tokens >= 8 ? 'full' : 'partial',
  }
}

function lower(level: Level): Level {
  return level === 'full' ? 'partial' : 'none'
}

/** The share of grammar in what is kept, numbers aside: sentences have it, lists of words have not. */
function grammarOf({ kept }: Draft): number {
  const lettered = kept.flatMap(({ tokens }) => tokens).filter((token) => !/^\p{N}+$/u.test(token))
  return lettered.filter((token) => isFunctionWord(token)).length / (lettered.length || 1)
}
