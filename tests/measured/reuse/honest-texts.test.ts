import { COPIED_SHARE, comparedTextOf, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { reusedPart } from '@/lib/submissions/reuse/part'
import { corpus, heldOut, heldOutLater } from '../../fixtures/evaluation-corpus'
import { sameChores } from '../../fixtures/evaluation-corpus/same-chore'

const prepare = (cases: readonly { title: string; description: string; text: string }[]) =>
  cases
    .map((each) => ({ telling: comparedTextOf(each.text, each), keys: new Set(shinglesOf(each.text)) }))
    .filter(({ telling }) => !telling.isShort)

// 240 pairs about the same chore on another day, and each text against all others of its author together.
test('none of the honest texts about the same chore counts as a copy, and one in fifty loses a part', () => {
  const all = prepare(sameChores.flatMap(({ texts, ...task }) => texts.map((text) => ({ ...task, text }))))
  expect(all).toHaveLength(48)
  const alone = all.flatMap(({ telling }, index) =>
    all.filter(({ keys }, other) => other !== index && telling.shareIn(keys) >= COPIED_SHARE),
  )
  expect(alone).toEqual([])
  const parts = all.map(({ telling }, index) =>
    reusedPart(
      telling,
      all.filter((_, other) => other !== index).map(({ keys }) => ({ isOwn: true, keys })),
    ),
  )
  expect(parts.filter(({ isWhole }) => isWhole)).toEqual([])
  expect(parts.filter(({ rest }) => rest !== null).length).toBeLessThanOrEqual(1)
})

// Each of the two adds little to the other, for the very same task.
test('of 105,950 pairs of honest texts in the corpus two count as copies', () => {
  const honest = [...corpus.accept, ...heldOut.accept, ...heldOutLater.accept]
  const prepared = honest.map((subject) => ({ telling: comparedTextOf(subject.text, subject), text: subject.text }))
  const known = honest.map(({ text }) => new Set(shinglesOf(text)))
  const copies = prepared.flatMap(({ telling, text }, index) =>
    known.flatMap((shingles, other) =>
      index !== other && !telling.isShort && telling.shareIn(shingles) >= COPIED_SHARE
        ? [[text, honest[other]?.text]]
        : [],
    ),
  )
  expect(honest.length).toBeGreaterThan(300)
  expect(copies.length).toBeLessThanOrEqual(2)
})

test('no honest text of every sixteenth is put together from all the others', () => {
  const honest = [...corpus.accept, ...heldOut.accept, ...heldOutLater.accept]
  const known = honest.map(({ text }) => ({ isOwn: true, keys: new Set(shinglesOf(text)) }))
  const composed = honest.filter((subject, index) => {
    const text = comparedTextOf(subject.text, subject)
    if (index % 16 !== 0 || text.isShort) return false
    const others = known.filter((_, other) => honest[other]?.text !== subject.text)
    return others.every(({ keys }) => text.shareIn(keys) < COPIED_SHARE) && reusedPart(text, others).isWhole
  })
  expect(composed).toEqual([])
})
