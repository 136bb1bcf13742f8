import type { Viewer } from '@/lib/auth/policy'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { runSchedule } from '@/lib/schedule/commands'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { confirmationOf, createAdministrator, createSubmissionRow, createUser } from '../fixtures/factories'
import { saturday, tuesday, short, bed, newText, give, submit, accept, pointsOf } from '../fixtures/reused-texts'
import { testScope } from '../fixtures/scope'

// Twenty concurrent confirmations need a connection each.
process.env.DATABASE_POOL_SIZE = '25'

const codes = (ends: PromiseSettledResult<unknown>[]) =>
  ends.map((end) => (end.status === 'fulfilled' ? 'paid' : (end.reason as { code: string }).code)).sort()

describe('at the confirmation', () => {
  test('a text that was paid in the meantime causes a conflict and changes nothing', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const task = await give(sister)
    const submission = await createSubmissionRow(task.id, sister.id, { text, at: tuesday })
    await db.$executeRaw`UPDATE "TextFingerprint" SET "evaluatedAt" = ${new Date(saturday)} WHERE "id" = ${submission.id}::uuid`
    await db.submission.update({ where: { id: submission.id }, data: { evaluatedAt: new Date(saturday) } })
    await accept(brother, text, tuesday)
    const standing = () =>
      Promise.all([
        db.task.findUnique({ where: { id: task.id } }),
        db.submission.findMany({ where: { taskId: task.id } }),
        db.user.findUnique({ where: { id: sister.id } }),
        db.pointEntry.count({ where: { memberId: sister.id } }),
        db.textFingerprint.findMany({ where: { memberId: sister.id }, omit: { shingles: true, text: true } }),
      ])
    const before = await standing()
    await expect(confirmSubmission(testScope(sister), confirmationOf(submission))).rejects.toMatchObject({
      code: 'conflict',
      message: 'This was already told in the family on Tuesday. Tell it in your own words.',
    })
    expect(await standing()).toEqual(before)
  })

  test('an evaluation from before a person refused its text for another task is not confirmed', async () => {
    const administrator = testScope(await createAdministrator())
    const member = await createUser()
    const text = newText()
    const [refused, waiting] = [await give(member), await give(member)]
    await createSubmissionRow(refused.id, member.id, { text, at: '2026-11-20T10:00:00Z' })
    const evaluation = await createSubmissionRow(waiting.id, member.id, { text, at: '2026-11-21T10:30:00Z' })
    await updateTask(administrator, { taskId: refused.id, status: 'rejected' })
    await expect(confirmSubmission(testScope(member), confirmationOf(evaluation))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('of two waiting texts the first to be evaluated is paid, whatever the order of confirmation', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const rows = [
      await createSubmissionRow((await give(brother)).id, brother.id, { text, at: '2026-11-21T10:00:01Z' }),
      await createSubmissionRow((await give(sister)).id, sister.id, { text, at: '2026-11-21T10:00:00Z' }),
    ] as const
    await expect(confirmSubmission(testScope(brother), confirmationOf(rows[0]))).rejects.toMatchObject({
      code: 'conflict',
    })
    await confirmSubmission(testScope(sister), confirmationOf(rows[1]))
    await expect(confirmSubmission(testScope(brother), confirmationOf(rows[0]))).rejects.toMatchObject({
      code: 'conflict',
    })
    expect([await pointsOf(brother), await pointsOf(sister)]).toEqual([0, 10])
  })

  test('an evaluation that started earlier but was recorded after the other was paid is not paid', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    await accept(brother, text, '2026-11-21T10:00:01Z')
    const late = await createSubmissionRow((await give(sister)).id, sister.id, { text, at: '2026-11-21T10:00:00Z' })
    await expect(confirmSubmission(testScope(sister), confirmationOf(late))).rejects.toMatchObject({ code: 'conflict' })
  })

  test('resubmitting a text does not lose its place to a waiting copy', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const [task, copy] = [await give(brother), await give(sister)]
    await createSubmissionRow(task.id, brother.id, { text, at: '2026-11-21T10:00:00Z' })
    const copied = await createSubmissionRow(copy.id, sister.id, { text, at: '2026-11-21T10:00:01Z' })
    const again = await createSubmissionRow(task.id, brother.id, { text, at: '2026-11-21T10:00:02Z' })
    await confirmSubmission(testScope(brother), confirmationOf(again))
    await expect(confirmSubmission(testScope(sister), confirmationOf(copied))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('when twenty members submit one text and confirm it on twenty connections, one is paid', async () => {
    for (let round = 0; round < 2; round += 1) {
      const text = newText()
      const members = await Promise.all(Array.from({ length: 20 }, () => createUser()))
      const tasks = await Promise.all(members.map((member, index) => give(member, { title: `Task ${index}` })))
      const rows = await Promise.all(
        tasks.map(({ id, assigneeId }, index) =>
          createSubmissionRow(id, assigneeId, { text, at: `2026-11-21T10:00:0${index % 3}Z` }),
        ),
      )
      const confirmAll = () =>
        Promise.allSettled(
          rows.map((row, index) => confirmSubmission(testScope(members[index] as Viewer), confirmationOf(row))),
        )
      const paid = codes(await confirmAll()).filter((code) => code === 'paid').length
      expect(paid).toBe(1)
      expect(codes(await confirmAll())).toEqual([...Array<string>(19).fill('conflict'), 'paid'])
      const points = await Promise.all(members.map(pointsOf))
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(10)
    }
  })

  test('one text submitted concurrently for every occurrence of a daily task is paid once', async () => {
    for (const text of [newText(), short]) {
      const member = await createUser()
      const tasks = await Promise.all(Array.from({ length: 5 }, () => give(member, bed)))
      const rows = await Promise.all(tasks.map(({ id }) => createSubmissionRow(id, member.id, { text })))
      const ends = await Promise.allSettled(
        rows.map((row) => confirmSubmission(testScope(member), confirmationOf(row))),
      )
      expect(codes(ends)).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'paid'])
      expect(await pointsOf(member)).toBe(10)
    }
  })

  test('a text whose task was opened again still counts', async () => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const { task } = await accept(brother, text)
    const copy = await createSubmissionRow((await give(sister)).id, sister.id, { text, at: '2026-11-21T10:59:00Z' })
    await updateTask(administrator, { taskId: task.id, status: 'pending' })
    expect(await pointsOf(brother)).toBe(0)
    await expect(confirmSubmission(testScope(sister), confirmationOf(copy))).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a paid text that a person refused counts as refused, and as paid once it is accepted again', async () => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const honest =
      'In the evening I watered the plants on the stairs with the tin can and gave the cactus only a drop. One pot had ' +
      'a crack, so I put a plate under it and dried the step with a rag.'
    const { task } = await accept(brother, honest, tuesday)
    const verdict = (isAccepted: boolean) =>
      decideTask(administrator, { taskId: task.id, isAccepted, reason: 'For another task.' })
    await verdict(false)
    expect(await submit(brother, await give(brother), honest)).toMatchObject({
      isUnsure: true,
      feedback: expect.stringMatching(/^A grown-up did not accept this/) as string,
    })
    expect((await submit(sister, await give(sister), honest)).feedback).not.toMatch(/told/)
    await db.submission.deleteMany({ where: { memberId: sister.id } })
    await verdict(true)
    for (const member of [brother, sister])
      expect((await submit(member, await give(member), honest)).feedback).toMatch(/told .*on Tuesday/)
  })
})

describe('the shingles', () => {
  test('exist for every accepted text and no other, and contain no text', async () => {
    const member = await createUser()
    const accepted = await createSubmissionRow((await give(member)).id, member.id)
    await createSubmissionRow((await give(member)).id, member.id, { isAccepted: false })
    await submit(member, await give(member), 'asdf')
    const rows = await db.textFingerprint.findMany({ where: { memberId: member.id } })
    expect(rows).toEqual([expect.objectContaining({ id: accepted.id, text: null, isEarned: false })])
    expect(rows[0]?.shingles.length).toBeGreaterThan(0)
  })

  test('are computed in batches per request, and no text is evaluated until all exist', async () => {
    const member = await createUser()
    const text = newText()
    await accept(member, text, tuesday)
    await db.$executeRaw`
      INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "text")
      SELECT gen_random_uuid(), ${member.id}::uuid, gen_random_uuid(), '', ${new Date(tuesday)}::timestamptz + n * interval '1 second',
        repeat('word' || n || ' ', 4000)
      FROM generate_series(1, 50) n`
    const task = await give(member)
    const left = () => db.textFingerprint.count({ where: { memberId: member.id, text: { not: null } } })
    await expect(submit(member, task, text)).rejects.toMatchObject({ code: 'unavailable' })
    const after = await left()
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(50)
    expect(await db.submission.count({ where: { taskId: task.id } })).toBe(0)
    for (let tries = 0; (await left()) > 0 && tries < 5; tries += 1) await submit(member, task, text).catch(() => {})
    expect((await submit(member, task, text)).feedback).toMatch(/^You told this on Tuesday/)
    await db.textFingerprint.deleteMany({ where: { memberId: member.id } })
  })

  test('are not computed once the daily limit is used up', async () => {
    const member = await createUser()
    const task = await give(member)
    const day = toDate(toDay('2026-11-21'))
    await db.evaluationCount.create({ data: { memberId: member.id, taskId: task.id, day, used: 20, calls: 20 } })
    const waiting = await createSubmissionRow((await give(member)).id, member.id)
    await expect(submit(member, task, newText())).rejects.toMatchObject({ code: 'too_many' })
    expect(await db.textFingerprint.findUnique({ where: { id: waiting.id } })).toMatchObject({ shingles: [] })
  })

  test('are deleted by the schedule when they are too old to compare', async () => {
    const member = await createUser()
    await accept(member, newText(), tuesday)
    await runSchedule(testScope('system', '2026-12-17T11:00:00Z'))
    expect(await db.textFingerprint.count({ where: { memberId: member.id } })).toBe(1)
    await runSchedule(testScope('system', '2026-12-20T11:00:00Z'))
    expect(await db.textFingerprint.count({ where: { memberId: member.id } })).toBe(0)
  })

  test('are looked up through the index', async () => {
    const member = await createUser()
    await db.$executeRaw`
      INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "shingles")
      SELECT gen_random_uuid(), ${member.id}::uuid, gen_random_uuid(), '', ${new Date(tuesday)},
        ARRAY(SELECT (n * 100 + i)::bigint FROM generate_series(1, 60) i)
      FROM generate_series(1, 3000) n`
    await db.$executeRaw`ANALYZE "TextFingerprint"`
    const [, plan] = await db.$transaction([
      db.$executeRaw`SET LOCAL enable_seqscan = off`,
      db.$queryRaw<object[]>`
        EXPLAIN SELECT "id" FROM "TextFingerprint" WHERE "shingles" && ARRAY(SELECT generate_series(150, 2150))::bigint[]`,
    ])
    expect(JSON.stringify(plan)).toContain('TextFingerprint_shingles_idx')
    const settings = await db.$queryRaw`SELECT "proconfig" FROM pg_proc WHERE "proname" = 'fingerprints_with_any'`
    expect(settings).toEqual([{ proconfig: ['enable_seqscan=off'] }])
  })
})
