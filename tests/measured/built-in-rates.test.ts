import { readdirSync } from 'node:fs'
import {
  evaluate,
  everySecondWord,
  measuredSets,
  rates,
  readSecondTries,
  secondOf,
  readSet,
  type SetCase,
  setNames,
  shuffled,
  unseenSets,
} from '../harness/evaluation-rates'
import clausesTold from '../fixtures/evaluation-corpus/clauses-told.json'
import { words } from '@/lib/evaluation/text/words'
import { corpus, heldOut, heldOutLater } from '../fixtures/evaluation-corpus'
import type { Case } from '../fixtures/evaluation-corpus/case'

// Required rates on the texts that the rules were developed with; docs/evaluation.md has the rates on fresh ones.
const honest = readSet('honest')
const dishonest = readSet('dishonest')
const ofKind = (cases: readonly SetCase[], ...kinds: string[]) => cases.filter(({ kind }) => kinds.includes(kind))
/** Two of five cases of the large sets, whose rates differ little from those of all. */
const sampled = <Case>(cases: readonly Case[]) => cases.filter((_, index) => index % 5 < 2)
const rewritten = (rewrite: (text: string, index: number) => string) =>
  honest.map((each, index) => ({ ...each, text: rewrite(each.text, index) }))

test('honest texts are accepted or unsure, and never score 0', async () => {
  const { accepted, unsure, zero } = await rates(honest)
  expect(accepted).toBeGreaterThanOrEqual(0.88)
  expect(accepted + unsure).toBeGreaterThanOrEqual(0.97)
  expect(zero).toBe(0)
})

test('doing what the feedback asks changes the verdict', async () => {
  const tries = readSecondTries()
  expect((await rates(tries)).accepted).toBeLessThanOrEqual(0.07)
  expect((await rates(await Promise.all(tries.map(secondOf)))).accepted).toBeGreaterThanOrEqual(0.9)
})

// Texts held out from developing the rules; no rule may be tuned for them.
test.each<[string, Case[], Case[], number]>([
  ['held out', heldOut.accept, heldOut.refuse, 0.83],
  ['hardly a word of their task', heldOutLater.accept, heldOutLater.refuse, 0.7],
])('held-out texts reach the required rates: %s', async (_, accept, refuse, least) => {
  const honest = await rates(accept)
  expect(honest.accepted).toBeGreaterThanOrEqual(least)
  expect(honest.refused).toBeLessThanOrEqual(0.03)
  expect((await rates(refuse)).accepted).toBeLessThanOrEqual(0.05)
})

test.each(['en', 'fr'])('honest texts are accepted in either language: %s', async (language) => {
  expect((await rates(honest.filter((each) => each.language === language))).accepted).toBeGreaterThanOrEqual(0.85)
})

test.each([
  ['long', 0.85],
  ['short', 0.85],
  ['normal', 0.8],
  ['dictated', 0.8],
  ['misspelt', 0.8],
])('honest texts are accepted: %s', async (kind, least) => {
  expect((await rates(ofKind(honest, kind))).accepted).toBeGreaterThanOrEqual(least)
})

test('the older honest texts stay accepted', async () => {
  expect((await rates(corpus.accept)).accepted).toBeGreaterThanOrEqual(0.95)
  expect((await rates(corpus.refuse)).accepted).toBeLessThanOrEqual(0.02)
})

test('capitals, missing full stops and emoji hardly change the acceptance rate', async () => {
  const plain = (await rates(honest)).accepted
  const changes = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace(/[.,;:!?]/g, ' '),
    (text: string) => text.replace(/[.!?]/g, ' 🙂'),
  ]
  for (const change of changes) expect((await rates(rewritten(change))).accepted).toBeGreaterThanOrEqual(plain - 0.15)
})

/** Words in any order can be a short note. */
const LONG_ENOUGH = 12

test('a text about another task is seldom accepted', async () => {
  const others = [7, 23, 41, 58].flatMap((step) =>
    honest.map(({ text, level }, index) => {
      const { title, description } = honest[(index + step) % honest.length] ?? { title: '', description: '' }
      return { title, description, text, level }
    }),
  )
  expect((await rates(others)).accepted).toBeLessThanOrEqual(0.12)
  expect((await rates(ofKind(dishonest, 'other-task'))).accepted).toBeLessThanOrEqual(0.1)
})

test('words without sentences are seldom accepted', async () => {
  expect((await rates(rewritten(shuffled))).accepted).toBeLessThanOrEqual(0.05)
  const halves = rewritten(everySecondWord).filter(({ text }) => words(text).length >= LONG_ENOUGH)
  expect((await rates(halves)).accepted).toBeLessThanOrEqual(0.05)
  expect((await rates(ofKind(dishonest, 'salad', 'shuffled', 'every-second-word'))).accepted).toBeLessThanOrEqual(0.05)
})

test('smooth and empty texts are never accepted, and nearly always refused', async () => {
  const { accepted, refused } = await rates(ofKind(dishonest, 'smooth-empty', 'generic-claims'))
  expect((await rates(readSet('smooth-later'))).accepted).toBe(0)
  expect(accepted).toBe(0)
  expect(refused).toBeGreaterThanOrEqual(0.9)
})

test.each(['copied', 'gibberish', 'repeated', 'list', 'injection'])(
  '%s is refused, and not as unsure',
  async (kind) => {
    expect(await rates(ofKind(dishonest, kind))).toMatchObject({ accepted: 0, unsure: 0 })
  },
)

test('facts and stories need not show their writer where a task asks for them', async () => {
  const knowledge = readSet('knowledge')
  expect((await rates(ofKind(knowledge, 'facts'))).accepted).toBeGreaterThanOrEqual(0.79)
  expect((await rates(ofKind(knowledge, 'facts-by-me'))).accepted).toBeGreaterThanOrEqual(0.9)
  expect((await rates(ofKind(knowledge, 'hollow', 'smooth'))).accepted).toBeLessThanOrEqual(0.12)
  expect((await rates(ofKind(knowledge, 'elsewhere'))).accepted).toBeLessThanOrEqual(0.15)
  const mixed = ofKind(knowledge, 'facts').map((each, index) => ({ ...each, text: shuffled(each.text, index) }))
  expect((await rates(mixed)).accepted).toBeLessThanOrEqual(0.05)
})

test('short texts that contain everything asked for are accepted', async () => {
  expect((await rates(readSet('expectations-met'))).accepted).toBeGreaterThanOrEqual(0.95)
})

test('of short texts that leave out what was asked for most are refused, and complete ones of earlier sets are accepted', async () => {
  const earlier = readSet('expectations-earlier')
  const later = readSet('expectations-later')
  const missing = [...readSet('expectations-missing'), ...ofKind([...earlier, ...later], 'expectations-missing')]
  // Complete texts matter more: a child who told everything must not read that something is missing.
  expect((await rates(missing)).accepted).toBeLessThanOrEqual(0.38)
  expect((await rates(ofKind([...earlier, ...later], 'expectations-met'))).accepted).toBeGreaterThanOrEqual(0.93)
})

test('a complete text for another task meets the expectations by chance in two of five cases at most', async () => {
  const met = [...readSet('expectations-met'), ...ofKind(readSet('expectations-earlier'), 'expectations-met')]
  const swapped = met.flatMap((task, index) => {
    const { text, title, language } = met[(index + 7) % met.length] ?? task
    return title === task.title || language !== task.language ? [] : [{ ...task, text }]
  })
  expect(swapped.length).toBeGreaterThan(40)
  expect((await rates(swapped)).accepted).toBeLessThanOrEqual(0.4)
})

test('met expectations are found, and most missing ones are noticed', async () => {
  const found = { met: 0, seen: 0, missing: 0, noticed: 0 }
  for (const each of readSet('expectations-missing')) {
    const { expectations } = await evaluate(each)
    expectations.forEach(({ level }, index) => {
      const isMissing = each.missing?.includes(index)
      found[isMissing ? 'missing' : 'met'] += 1
      if (isMissing === (level === 'none')) found[isMissing ? 'noticed' : 'seen'] += 1
    })
  }
  expect(found.seen / found.met).toBeGreaterThanOrEqual(0.9)
  expect(found.noticed / found.missing).toBeGreaterThanOrEqual(0.68)
})

const answers = readSet('answers')
/** Longer answers are explanations, which may meet the expected one in other words. */
const FEW_WORDS = 9

test('expected answers are graded correctly eight times in ten, and no wrong one of a few words is accepted', async () => {
  const verdicts = await Promise.all(answers.map(evaluate))
  const right = answers.filter(({ label }, index) => verdicts[index]?.isAccepted === (label === 'accept'))
  expect(right.length / answers.length).toBeGreaterThanOrEqual(0.8)
  const wrong = answers.filter(({ label }) => label === 'refuse')
  const short = wrong.filter(({ text }) => words(text).length <= FEW_WORDS)
  expect(short.length).toBeGreaterThanOrEqual(15)
  expect((await rates(short)).accepted).toBe(0)
  expect((await rates(wrong)).accepted).toBeLessThanOrEqual(0.05)
})

test('the evaluation of an answer that is not accepted does not tell the expected one', async () => {
  for (const answer of answers) {
    const { expectations = [], text } = answer
    const evaluation = await evaluate(answer)
    if (evaluation.isAccepted) continue
    const said = `${evaluation.feedback} ${evaluation.criteria.flatMap(({ evidence }) => evidence).join(' ')}`
    for (const { text: secret } of expectations) if (!text.includes(secret)) expect(said).not.toContain(secret)
  }
})

test('a specific text that cannot be connected to its task is mostly unsure, and hardly ever refused', async () => {
  const { accepted, refused } = await rates(ofKind(readSet('unsure'), 'unsure'))
  expect(accepted).toBeLessThanOrEqual(0.55)
  expect(refused).toBeLessThanOrEqual(0.05)
})

test('a text in an unsupported language is unsure', async () => {
  expect((await rates(ofKind(readSet('unsure'), 'foreign'))).unsure).toBeGreaterThanOrEqual(0.9)
})

test('every set is listed once, and no clause of an unseen one is labelled', () => {
  const files = readdirSync('tests/fixtures/evaluation-corpus/sets').map((file) => file.replace('.json', ''))
  expect([...setNames].sort()).toEqual(files.sort())
  expect(unseenSets.filter((set) => set in clausesTold.sets)).toEqual([])
})

// Sets by writers from whose texts nothing was learnt, or only what tells an expectation. The bounds are the aims, or
// for complete texts and the further kinds what the rules reach.
describe('texts of others', () => {
  const all = measuredSets.flatMap(readSet)
  const unseen = unseenSets.flatMap(readSet)
  const own = sampled(ofKind(all, 'normal', 'short', 'misspelt'))
  const accepted = async (cases: readonly SetCase[]) => (await rates(cases)).accepted

  test('honest ones are accepted, misspelt ones among them, and hardly ever refused', async () => {
    expect(await accepted(own)).toBeGreaterThanOrEqual(0.85)
    expect(await accepted(ofKind(own, 'misspelt'))).toBeGreaterThanOrEqual(0.9)
    expect((await rates(own)).refused).toBeLessThanOrEqual(0.03)
  })

  test('shuffled ones and every second word are seldom accepted', async () => {
    expect(
      await accepted(own.map((each, index) => ({ ...each, text: shuffled(each.text, index + 7) }))),
    ).toBeLessThanOrEqual(0.05)
    expect(await accepted(own.map((each) => ({ ...each, text: everySecondWord(each.text) })))).toBeLessThanOrEqual(0.03)
  })

  test('smooth ones are never accepted, and those for another task seldom', async () => {
    expect(await accepted(ofKind(all, 'smooth'))).toBe(0)
    expect(await accepted(sampled(ofKind(all, 'elsewhere')))).toBeLessThanOrEqual(0.1)
  })

  test('short ones that tell all that was asked for are accepted', async () => {
    expect(await accepted(sampled(ofKind(unseen, 'complete')))).toBeGreaterThanOrEqual(0.94)
  })

  test('those that tell the only thing asked for are accepted, and those about something else seldom', async () => {
    expect(await accepted(sampled(ofKind(unseen, 'one-met')))).toBeGreaterThanOrEqual(0.93)
    expect(await accepted(sampled(ofKind(unseen, 'one-other-text')))).toBeLessThanOrEqual(0.1)
  })

  test('those that tell one thing of several are accepted in two of five cases at most', async () => {
    expect(await accepted(sampled(ofKind(unseen, 'incomplete')))).toBeLessThanOrEqual(0.4)
  })

  test('their words in another order are seldom complete', async () => {
    const mixed = sampled(ofKind(all, 'complete')).map((each, index) => ({
      ...each,
      text: shuffled(each.text, index + 7),
    }))
    expect(await accepted(mixed)).toBeLessThanOrEqual(0.1)
  })

  test.each([
    ['note', 0.6],
    ['free', 0.7],
    ['slip', 0.8],
    ['clock-right', 0.9],
  ])('honest texts are accepted, or at least not refused: %s', async (kind, least) => {
    const { accepted, refused } = await rates(ofKind(all, kind))
    expect(accepted).toBeGreaterThanOrEqual(least)
    expect(refused).toBeLessThanOrEqual(0.05)
  })

  test.each([
    ...['list', 'repeat', 'copied', 'gibberish', 'plain-confession', 'plan', 'foreign', 'clock-wrong'].map(
      (kind) => [kind, 0] as const,
    ),
    ['order', 0.02] as const,
    ...(['guess', 'negated'] as const).map((kind) => [kind, 0.1] as const),
    ['truths', 0.35] as const,
    ['confession', 0.45] as const,
  ])('texts that must not earn are hardly ever accepted: %s', async (kind, most) => {
    expect(await accepted(ofKind(all, kind))).toBeLessThanOrEqual(most)
  })

  test('answers to short questions are judged rightly', async () => {
    const right = ofKind(all, 'answer-right')
    const wrong = ofKind(all, 'answer-wrong')
    expect((await accepted(right)) + 1 - (await accepted(wrong))).toBeGreaterThanOrEqual(2 * 0.8)
  })
})

test('misspelt reports are accepted, and stories of work left undone less often', async () => {
  const reports = sampled([...readSet('reports-en'), ...readSet('reports-fr')])
  expect((await rates(ofKind(reports, 'misspelt'))).accepted).toBeGreaterThanOrEqual(0.88)
  expect((await rates(ofKind(reports, 'done'))).accepted).toBeGreaterThanOrEqual(0.88)
  expect((await rates(ofKind(reports, 'undone'))).accepted).toBeLessThanOrEqual(0.67)
})
