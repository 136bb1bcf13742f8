import { db } from '@/lib/db'
import type { Viewer } from '@/lib/auth/policy'
import { compareWithAccepted } from '@/lib/submissions/reuse/compare'
import { fingerprintTexts } from '@/lib/submissions/reuse/fingerprints'
import { createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { randomCharacters, randomWords } from '../fixtures/random-texts'
import { testScope } from '../fixtures/scope'

const LONG = 20_000
/** Without limits it took from 7 to 22 s, and longer with more accepted texts. */
const MOST_MS = 5_000

async function compare(member: Viewer, text: string) {
  const { id, title, description } = await createTaskRow(member.id)
  const start = performance.now()
  const found = await compareWithAccepted(testScope(member), {
    memberId: member.id,
    taskId: id,
    title,
    description,
    expected: [],
    isAnswerOnly: false,
    text,
  })
  return { ...found, ms: performance.now() - start }
}

async function accept(member: Viewer, text: string) {
  const { id } = await createTaskRow(member.id)
  await createSubmissionRow(id, member.id, { text })
  await fingerprintTexts(testScope(member))
}

test.each([
  ['characters of a script without spaces', randomCharacters],
  ['random words', randomWords],
])('20,000 %s are compared in time with many texts and long ones, and copies are found', async (_, random) => {
  const [brother, sister] = [await createUser(), await createUser()]
  await db.$executeRaw`
    INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "shingles")
    SELECT gen_random_uuid(), ${brother.id}::uuid, gen_random_uuid(), '', '2026-11-17T11:00:00Z',
      ARRAY(SELECT n::bigint * 1000000 + i FROM generate_series(1, 300) i)
    FROM generate_series(1, 600) n`
  for (const seed of [1, 2, 3]) await accept(brother, random(LONG, seed))

  const fresh = await compare(sister, random(LONG, 4))
  expect(fresh).toMatchObject({ reuse: null, reusedWords: 0 })
  expect(fresh.ms).toBeLessThan(MOST_MS)
  const copied = await compare(sister, random(LONG, 2))
  expect(copied.reuse).toMatchObject({ isOwn: false })
  expect(copied.ms).toBeLessThan(MOST_MS)
  expect((await compare(sister, random(LONG, 3).slice(4_000, 7_000))).reuse).toMatchObject({ isOwn: false })
  expect((await compare(sister, random(300, 5))).ms).toBeLessThan(MOST_MS)
})
