import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { exportOwnData } from '@/lib/export/queries'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { deleteUser } from '@/lib/users/commands'
import { confirmationOf, createAdministrator, createSubmissionRow, createUser } from '../fixtures/factories'
import { saturday, tuesday, short, bed, newText, give, submit, accept, pointsOf } from '../fixtures/reused-texts'
import { testScope } from '../fixtures/scope'

describe('at the evaluation', () => {
  test('a member’s own accepted text is refused for another task, with the date of the first use', async () => {
    const member = await createUser()
    const text = newText()
    await accept(member, text, tuesday)
    const evaluation = await submit(member, await give(member), text)
    expect(evaluation).toMatchObject({
      isAccepted: false,
      score: 0,
      feedback: 'You told this on Tuesday. What was different today?',
    })
    expect(await submit(member, await give(member, { title: 'Another title.' }), text)).toMatchObject({
      isAccepted: false,
    })
    const rows = await db.submission.findMany({ where: { memberId: member.id, isAccepted: false } })
    expect(rows.map(({ evaluator }) => evaluator)).toEqual(['reused-text', 'reused-text'])
  })

  test('a text like two accepted ones is dated by the newer one', async () => {
    const member = await createUser()
    const text = newText()
    await accept(member, text, tuesday)
    const { id } = await createSubmissionRow((await give(member)).id, member.id, { text, at: '2026-11-20T12:00:00Z' })
    await db.textFingerprint.update({ where: { id }, data: { isEarned: true } })
    expect((await submit(member, await give(member), text)).feedback).toMatch(/^You told this on Friday\./)
  })

  test('another member’s accepted text is refused for any task and marked, without naming its author', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    await accept(brother, text, tuesday)
    const evaluation = await submit(sister, await give(sister, { title: 'Water the plants.' }), text)
    expect(evaluation).toMatchObject({
      isAccepted: false,
      feedback: 'This was already told in the family on Tuesday. Tell it in your own words.',
    })
    expect(JSON.stringify(evaluation)).not.toContain(brother.username)
    expect(await db.submission.findFirst({ where: { memberId: sister.id } })).toMatchObject({ suspicions: ['copied'] })
  })

  test('a short text about what others told too is unsure, and a copy of it is refused', async () => {
    const [brother, sister, cousin] = [await createUser(), await createUser(), await createUser()]
    const game = { title: 'Play a game', description: 'Play a game at home. Write what you played and who won.' }
    const told =
      'We played Ludo in the living room with Aunt Berta. She won because she threw three sixes in a row and I came last.'
    await accept(brother, told, tuesday, game)
    const like = 'We played Ludo in the living room tonight. Aunt Berta won with three sixes and I was second.'
    const task = await give(sister, game)
    expect(await submit(sister, task, like)).toMatchObject({
      ...{ isAccepted: false, isUnsure: true, feedback: expect.stringMatching(/^This is much like what was told/) },
    })
    const row = await db.submission.findFirstOrThrow({ where: { taskId: task.id } })
    expect(row).toMatchObject({ isHeld: true, reusedWords: 0, suspicions: [] })
    await confirmSubmission(testScope(sister, saturday), confirmationOf(row))
    await decideTask(testScope(await createAdministrator(), saturday), { taskId: task.id, isAccepted: true })
    expect(await pointsOf(sister)).toBe(10)
    const added = `${like} I played the blue pieces and threw grandpa’s green one out twice. Then the dice rolled under the couch, and in the last game I won.`
    expect(await submit(cousin, await give(cousin, game), added)).toMatchObject({ isUnsure: false, isAccepted: true })
    expect((await submit(cousin, await give(cousin, game), told)).feedback).toMatch(/^This was already told/)
  })

  test('how much is copied is shown and exported only where no expectation is hidden', async () => {
    const member = await createUser()
    const text =
      'We looked at the map of the world on the wall and found five capitals. Then I drew two of their flags.'
    await accept(member, text, tuesday)
    const shown = []
    for (const isHidden of [false, true]) {
      const task = await give(member, { expectations: [{ text: 'Canberra', isHidden }] })
      shown.push((await submit(member, task, text)).reasoning)
      expect(await db.submission.findFirst({ where: { taskId: task.id } })).toMatchObject({ reasoning: shown[0] })
    }
    expect(shown).toEqual([expect.stringContaining('100%'), ''])
    const pieces: string[] = []
    for await (const piece of await exportOwnData(testScope(member), member.id)) pieces.push(piece)
    expect(pieces.join('').split('100%')).toHaveLength(2)
  })

  test('an accepted text counts from its evaluation for thirty days, except for its own task', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const task = await give(brother)
    const first = await createSubmissionRow(task.id, brother.id, { text, at: '2026-11-20T12:00:00Z' })
    expect((await submit(brother, task, text)).feedback).not.toMatch(/told/)
    expect(await submit(sister, await give(sister), text)).toMatchObject({ isAccepted: false })
    await db.submission.delete({ where: { id: first.id } })
    const later = '2026-12-25T11:00:00Z'
    expect((await submit(sister, await give(sister), text, later)).feedback).not.toMatch(/told/)
  })

  test('the text of a deleted task still counts, until its member is deleted', async () => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const { task } = await accept(brother, text, tuesday)
    await deleteTask(administrator, task.id)
    expect(await pointsOf(brother)).toBe(10)
    for (const member of [brother, sister]) {
      expect((await submit(member, await give(member), text)).feedback).toMatch(/told .*on Tuesday/)
    }
    await deleteUser(administrator, { userId: brother.id })
    expect((await submit(sister, await give(sister), text)).feedback).not.toMatch(/told/)
  })

  test('a deleted task without an award does not block its text for others', async () => {
    const administrator = testScope(await createAdministrator())
    const member = await createUser()
    const text = newText()
    const task = await give(member)
    await createSubmissionRow(task.id, member.id, { text, at: tuesday })
    await deleteTask(administrator, task.id)
    expect((await submit(member, await give(member), text)).feedback).not.toMatch(/told/)
  })

  test.each([
    ['decision', (taskId: string) => ({ taskId, isAccepted: false as const, reason: 'Not yet.' })],
    ['status', null],
  ])('a text that a person refused by a %s can be used by others', async (_, decision) => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const task = await give(brother)
    await createSubmissionRow(task.id, brother.id, { text })
    expect((await submit(sister, await give(sister), text)).feedback).toMatch(/told/)
    if (decision) await decideTask(administrator, decision(task.id))
    else await updateTask(administrator, { taskId: task.id, status: 'rejected' })
    expect((await submit(sister, await give(sister), text)).feedback).not.toMatch(/told/)
  })

  test.each([
    [
      'copied',
      'I watered the tomatoes on the balcony with the small green can and pulled two weeds out of the big pot. A snail ' +
        'was sitting under the leaves, so I carried it over to the hedge.',
    ],
    [
      'recreated',
      'After lunch I gave the plants in the bathroom a full green can and turned the fern towards the window. Then I ' +
        'wiped the dusty leaves of the rubber tree with a wet cloth until they were shiny.',
    ],
  ])('a refused text waits for a person when its task is %s', async (how, text) => {
    const administrator = testScope(await createAdministrator())
    const member = await createUser()
    const task = await give(member)
    await createSubmissionRow(task.id, member.id, { text })
    await decideTask(administrator, { taskId: task.id, isAccepted: false, reason: 'You did not.' })
    if (how === 'recreated') await deleteTask(administrator, task.id)
    const again = await give(member)
    const changed = text.replace('green can', 'blue can')
    expect(await submit(member, again, changed)).toMatchObject({ isAccepted: false, isUnsure: true, criteria: [] })
    const evaluation = await db.submission.findFirstOrThrow({ where: { taskId: again.id } })
    expect(evaluation.feedback).toMatch(/^A grown-up did not accept this/)
    expect(evaluation.isHeld).toBe(true)
    expect(await confirmSubmission(testScope(member), confirmationOf(evaluation))).toMatchObject({ needsPerson: true })
    expect(await pointsOf(member)).toBe(0)
    await decideTask(administrator, { taskId: again.id, isAccepted: true, reason: 'Now you did.' })
    expect(await pointsOf(member)).toBe(10)
    expect(await submit(member, await give(member), newText())).toMatchObject({ isUnsure: false })
  })

  test('a text that a person refused without an accepted evaluation waits for a person for another task', async () => {
    const administrator = testScope(await createAdministrator())
    const member = await createUser()
    const task = await give(member)
    const text =
      'Before school I filled the blue jug twice and watered the plants in the kitchen, first the basil and then the ' +
      'parsley. The mint had drooping leaves, and I cut off three brown stems with scissors.'
    await createSubmissionRow(task.id, member.id, { text, isAccepted: false })
    await updateTask(administrator, { taskId: task.id, status: 'rejected' })
    expect(await submit(member, await give(member), text)).toMatchObject({ isAccepted: false, isUnsure: true })
  })

  const dinner =
    'I peeled nine potatoes and three carrots for the soup while mama cut the leeks. Then I laid the table with the blue plates, and my brother spilled his water over the bread.'

  test.each([
    ['an own accepted text', (accepted: string) => `${accepted} ${dinner}`],
    [
      'new sentences',
      () =>
        `${dinner} For dinner I also cooked the soup with mama, and the kitchen was so warm that we opened both windows. We ate it with fresh bread from the baker and grandma's cheese.`,
    ],
  ])('a refused text waits for a person with %s beside it', async (_, beside) => {
    const administrator = testScope(await createAdministrator())
    const member = await createUser()
    const accepted =
      'Before school I filled the blue jug twice for the basil and the parsley. The mint had drooping leaves, so I cut off three brown stems and took them to the compost behind the shed.'
    if (beside(accepted).includes(accepted)) await accept(member, accepted, tuesday)
    const task = await give(member, { title: 'Help with dinner', description: 'Help with dinner and tell.' })
    await createSubmissionRow(task.id, member.id, { text: dinner, at: tuesday })
    await decideTask(administrator, { taskId: task.id, isAccepted: false, reason: 'You did not.' })
    const again = await give(member, { title: 'Help with supper', description: 'Help with supper and tell.' })
    expect(await submit(member, again, beside(accepted))).toMatchObject({
      ...{ isAccepted: false, isUnsure: true, feedback: expect.stringMatching(/^A grown-up did not accept/) },
    })
  })

  test('what remains beside an own text must be no copy either', async () => {
    const [sister, member] = [await createUser(), await createUser()]
    const own =
      'I mowed the front lawn in straight lines and emptied the basket four times. A hedgehog sat under the roses, so I left the corner there as it was.'
    const supper = { title: 'Help with dinner', description: 'Help with dinner and tell.' }
    await accept(sister, dinner, tuesday, supper)
    await accept(member, own, tuesday, { title: 'Mow the lawn', description: 'Mow the lawn.' })
    const reworded =
      'For the soup I peeled three carrots and nine potatoes, and the leeks were cut by mama. After that I laid our table with blue plates. All the bread got wet when my brother spilled his water.'
    const task = await give(member, supper)
    expect(await submit(member, task, reworded)).toMatchObject({ isAccepted: false })
    expect(await submit(member, task, `${own} ${reworded}`)).toMatchObject({ isAccepted: false, score: 0 })
  })

  test('a text that is not confirmed within a day can be used by others, and only one is paid', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const [his, hers] = [await give(brother), await give(sister)]
    await createSubmissionRow(his.id, brother.id, { text, at: '2026-11-20T11:00:00Z' })
    expect((await submit(sister, hers, text)).feedback).toMatch(/told/)
    const later = '2026-11-21T11:00:00.001Z'
    expect((await submit(sister, hers, text, later)).feedback).not.toMatch(/told/)
    const confirm = async (member: Viewer, task: { id: string }) =>
      confirmSubmission(
        testScope(member, later),
        confirmationOf(await createSubmissionRow(task.id, member.id, { text })),
      )
    await confirm(sister, hers)
    await expect(confirm(brother, his)).rejects.toMatchObject({ code: 'conflict' })
    expect([await pointsOf(brother), await pointsOf(sister)]).toEqual([0, 10])
  })

  test('after a reassignment the previous member’s text still counts', async () => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const { task } = await accept(brother, text, tuesday)
    await updateTask(administrator, { taskId: task.id, assignedTo: sister.id, status: 'pending' })
    expect((await submit(sister, task, text)).feedback).toMatch(/^This was already told/)
    await updateTask(administrator, { taskId: task.id, assignedTo: brother.id })
    expect((await submit(brother, task, text)).feedback).not.toMatch(/told/)
  })

  test('a text that a person accepted counts as well', async () => {
    const administrator = testScope(await createAdministrator())
    const [brother, sister] = [await createUser(), await createUser()]
    const text = newText()
    const task = await give(brother)
    await createSubmissionRow(task.id, brother.id, { text, isAccepted: false, at: tuesday })
    expect(await db.textFingerprint.count({ where: { memberId: brother.id } })).toBe(0)
    await decideTask(administrator, { taskId: task.id, isAccepted: true, reason: 'I saw the plants.' })
    await deleteTask(administrator, task.id)
    expect((await submit(sister, await give(sister), text)).feedback).toMatch(/^This was already told/)
  })

  test.each([
    [
      { title: 'Piano', description: 'Practise the piano and tell what was hard.' },
      'I practised the waltz for twenty minutes. The left hand was hard. Bar nine works now.',
      'I practised the march for ten minutes. The pedal was hard. Bar two works now.',
    ],
    [
      { title: 'Promène le chien', description: 'Promène le chien et raconte.' },
      'J’ai promené Rex jusqu’au lac. Il a aboyé sur un cygne et on a croisé Mme Blin. Il pleuvait.',
      'J’ai promené Rex jusqu’à la gare. Il a aboyé sur un vélo et on a croisé Théo. Il neigeait.',
    ],
  ])(
    'a report in the form of an earlier one, with other words, is unsure, and a repetition is a copy: %j',
    async (daily, ...told) => {
      const member = await createUser()
      const [first, next] = told
      await accept(member, first, tuesday, daily)
      expect(await submit(member, await give(member, daily), next)).toMatchObject({ isAccepted: false, isUnsure: true })
      expect(await submit(member, await give(member, daily), first)).toMatchObject({ isUnsure: false, score: 0 })
      // For another task the same form tells too much of the same.
      const other = await give(member, { ...daily, title: `${daily.title}!!! Once more` })
      expect(await submit(member, other, next)).toMatchObject({ isUnsure: false, score: 0 })
    },
  )

  test('a few words in the form of an earlier report are unsure when they tell another number', async () => {
    const member = await createUser()
    const daily = { title: 'Push-ups', description: 'Do push-ups and tell about it.' }
    const report = (count: number) => `I did ${count} push-ups and my arms were tired.`
    await accept(member, report(10), tuesday, daily)
    expect(await submit(member, await give(member, daily), report(15))).toMatchObject({
      isAccepted: false,
      isUnsure: true,
    })
    for (const again of [report(10), 'Today 10 were the push-ups I did and my arms were tired.'])
      expect(await submit(member, await give(member, daily), again)).toMatchObject({ isUnsure: false, score: 0 })
  })

  test('what was different, added to one’s earlier text, is evaluated, and only without that text is it accepted', async () => {
    const member = await createUser()
    const walk = { title: 'Walk with the dog', description: 'Take the dog for a walk and write what you saw.' }
    const earlier =
      'I walked the dog to the river with my dad. We saw two ducks and a big grey heron on the old bridge. The dog barked at them and they flew away over the trees.'
    const news = 'Today we met our neighbour with her little poodle and they played in the grass.'
    await accept(member, earlier, tuesday, walk)
    const task = await give(member, walk)
    expect(await submit(member, task, `${earlier} It was fun.`)).toMatchObject({ isUnsure: false, score: 0 })
    expect(await submit(member, task, `${earlier} ${news}`)).toMatchObject({
      ...{ isAccepted: false, isUnsure: true, feedback: expect.stringMatching(/^What is new here is good/) },
    })
    expect(await submit(member, task, news)).toMatchObject({ isAccepted: true })
  })

  test('a right answer to the same question is no copy', async () => {
    const member = await createUser()
    const question = {
      title: 'What is 7 × 9?',
      description: 'Write the result.',
      expectations: [{ text: '63', isHidden: true }],
    }
    for (const day of [tuesday, saturday]) {
      const task = await give(member, question)
      expect(await submit(member, task, 'It is 63.', day)).toMatchObject({ isAccepted: true })
      const row = await db.submission.findFirstOrThrow({ where: { taskId: task.id } })
      const confirmed = await confirmSubmission(testScope(member, day), confirmationOf(row))
      expect(confirmed).toMatchObject({ status: 'accepted' })
    }
  })

  test('a short text counts only for the same title and member', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    await accept(brother, short, tuesday, bed)
    expect((await submit(brother, await give(brother, { ...bed, title: 'make your bed.' }), short)).feedback).toBe(
      'You told this on Tuesday. What was different today?',
    )
    expect((await submit(brother, await give(brother, { ...bed, title: 'Bedroom' }), short)).feedback).not.toMatch(
      /told/,
    )
    expect((await submit(sister, await give(sister, bed), short)).feedback).not.toMatch(/told/)
  })
})

describe('a text composed of accepted texts', () => {
  const first =
    'My castle has four towers that I rolled from kitchen paper tubes. The drawbridge hangs on two red strings and moves.'
  const more =
    'I had to glue the gate twice because it fell off while it dried. Papa cut the windows out with his sharp knife.'
  const third =
    'On the highest tower flies a flag with a yellow lion. Tomorrow I want to add a stable for my plastic horses.'
  const castle = {
    title: 'Build something',
    description: 'Build something out of cardboard and tell how you built it.',
  }
  const filler =
    'It was a long evening and we all talked about many other things. The radio played songs that everybody at home ' +
    'likes a lot. Nobody wanted to go to sleep before eleven. A cousin called from far away and asked about the weather at our place.'

  test('by the same member is refused, even if less than 60 % of it comes from each', async () => {
    const member = await createUser()
    for (const text of [first, more, third]) await accept(member, text, tuesday, castle)
    const parts = [first, more, third].map((text) => text.split(/(?<=\.) /)[0]).join(' ')
    expect(await submit(member, await give(member, castle), parts)).toMatchObject({
      isAccepted: false,
      score: 0,
      feedback: 'You told all of this before, in parts. What was different this time?',
    })
  })

  test('by a sister with as much filler is graded by the filler only', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const rocket =
      'Our rocket stands on three fins of thick board, and its nose is a party hat. I covered the outside with tinfoil, ' +
      'so that it shines under the lamp. For the round hatch I traced a cup and cut along the pencil line.'
    await accept(sister, rocket, tuesday, castle)
    const evaluation = await submit(brother, await give(brother, castle), `${rocket} ${filler}`)
    expect(evaluation.isAccepted).toBe(false)
    expect(evaluation.feedback).toMatch(/only what is new was looked at\.$/)
    const row = await db.submission.findFirstOrThrow({ where: { memberId: brother.id } })
    expect(row.reusedWords).toBeGreaterThan(30)
    expect(JSON.stringify(row.criteria)).not.toMatch(/rocket|hatch/)
  })

  test('is not paid when its part was accepted for another member after its evaluation', async () => {
    const [brother, sister] = [await createUser(), await createUser()]
    const part = newText()
    const whole = await createSubmissionRow((await give(brother)).id, brother.id, { text: `${part} ${newText()}` })
    await accept(sister, part, tuesday)
    const confirm = () => confirmSubmission(testScope(brother), confirmationOf(whole))
    await expect(confirm()).rejects.toMatchObject({
      code: 'conflict',
      message: 'submission.partReusedMeanwhile',
    })
    expect(await pointsOf(brother)).toBe(0)
    await db.submission.update({ where: { id: whole.id }, data: { reusedWords: 100 } })
    await confirm()
    expect(await pointsOf(brother)).toBe(10)
  })
})
