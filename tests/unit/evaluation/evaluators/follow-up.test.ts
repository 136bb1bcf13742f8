import { evaluate } from '../../../harness/evaluation-rates'

const expectations = ['which game you played', 'who won', 'how you felt about it'].map((text) => ({
  text,
  isHidden: false,
}))
const game = { title: 'Board game hour', description: 'Play a real game, and play it to the end.', expectations }
const first =
  'We played Carcassonne with the river part at the kitchen table. It took longer than an hour and Leo always wanted more cookies.'
const added = 'Leo won because he had the giant city and I had only 61 points.'

async function asked(text = first) {
  const { expectations, isAccepted, feedback } = await evaluate({ ...game, text })
  expect([isAccepted, feedback]).toEqual([false, expect.stringContaining('You did not say who won.')])
  return { text, expectations }
}

test('what was asked for is looked for in what was added: then the text is accepted', async () => {
  const earlier = await asked()
  const { isAccepted, expectations } = await evaluate({ ...game, text: `${first} ${added}`, earlier })
  expect(isAccepted).toBe(true)
  expect(expectations.map(({ level }) => level)).toEqual(['full', 'full', 'none'])
  expect(expectations[1]?.evidence.join(' ')).toContain('Leo won')
})

test('it may stand anywhere, and the first text may have been mended', async () => {
  const earlier = await asked()
  const texts = [`${added} ${first}`, `${first.slice(0, -1)} ${added}`, first.replace('. It', `. ${added} It`)]
  for (const text of texts) expect((await evaluate({ ...game, text, earlier })).isAccepted).toBe(true)
})

test.each([
  ['the same text again', first],
  ['something else added', `${first} The cookies were the round ones with chocolate.`],
  ['the task once more', `${first} We played it to the end.`],
  ['gibberish', `${first} Wxq zrtp kkjh bvnm.`],
  [
    'other full stops',
    'We played Carcassonne. With the river part. At the kitchen table. It took longer than an hour. And Leo always. Wanted more cookies.',
  ],
  ['commas for full stops', first.replace('. It', ', it')],
  ['that it is told', `${first} I already told you who won.`],
  ['a question', `${first} Who won, Leo or Mia?`],
  [
    'ten idle sentences',
    `${first} The sun was shining. I wore a hat. My dad was happy. We bought a drink. There was a dog. My mother called us. The car was in the street. A boy had a red scarf. We took a photo. My brother stayed at home.`,
  ],
])('the verdict stays the same with %s', async (_, text) => {
  expect((await evaluate({ ...game, text, earlier: await asked() })).isAccepted).toBe(false)
})

test('another text is judged by itself', async () => {
  const earlier = await asked()
  const other = 'I washed the car with the blue sponge. Leo won the race to the tap.'
  expect(await evaluate({ ...game, text: other, earlier })).toEqual(await evaluate({ ...game, text: other }))
})

test('what the first text told stays told', async () => {
  const text = 'We were cross and then we laughed about it.'
  const before = await evaluate({ ...game, text })
  const after = await evaluate({
    ...game,
    text: `${text} It was Ludo and Mia won.`,
    earlier: { text, expectations: before.expectations },
  })
  expect([before.isAccepted, after.isAccepted]).toEqual([false, true])
})

test.each([
  ['Je ne sais plus avec qui j’étais.', false],
  ['Dis, avec qui j’étais ?', false],
  ['J’étais avec mamie.', true],
])('what is not known is no answer: %s', async (sentence, isAccepted) => {
  const asked = ['Dis où tu es allé', 'Dis avec qui tu étais', 'Dis ce que tu as préféré']
  const expectations = asked.map((text) => ({ text, isHidden: false }))
  const outing = { title: 'Une sortie', description: 'Raconte une sortie que tu as faite.', expectations }
  const text =
    'Samedi je suis allé au zoo de Lyon. Nous avons pris le bus à neuf heures. Il y avait du monde devant la porte.'
  const before = await evaluate({ ...outing, text })
  expect(before.feedback).toContain('Tu n’as pas dit avec qui tu étais.')
  const earlier = { text, expectations: before.expectations }
  expect((await evaluate({ ...outing, text: `${text} ${sentence}`, earlier })).isAccepted).toBe(isAccepted)
})

test('a deleted sentence tells nothing any more', async () => {
  const cookies = 'Leo ate cookies. Mum made tea. The cat slept. It was late. We sat on the floor.'
  const text = `We played Carcassonne with the river part. ${cookies}`
  const { expectations } = await evaluate({ ...game, text })
  const after = await evaluate({ ...game, text: `${cookies} Leo won again.`, earlier: { text, expectations } })
  expect([after.isAccepted, after.expectations[0]?.level]).toEqual([false, 'none'])
})

test('one sentence that tells neither for sure does not tell two', async () => {
  const aunt = { title: 'Write to Aunt May', description: 'Write a letter to Aunt May to thank her for the parcel.' }
  const asked = ['what you told her', 'how long the letter is'].map((text) => ({ text, isHidden: false }))
  const text = 'I wrote a letter to Aunt May to thank her for the parcel.'
  const { expectations } = await evaluate({ ...aunt, expectations: asked, text })
  const idle = { ...aunt, expectations: asked, text: `${text} I had two apples at ten.` }
  expect((await evaluate({ ...idle, earlier: { text, expectations } })).isAccepted).toBe(false)
})

test('an expected answer does not change what is found for the others', async () => {
  const levels = async (level: 'none' | 'full') => {
    const hidden = { text: 'Berlin', isHidden: true }
    const { expectations } = await evaluate({ ...game, text: first })
    const earlier = { text: first, expectations: [...expectations, { ...hidden, level }] }
    const after = await evaluate({
      ...game,
      expectations: [...game.expectations, hidden],
      text: `${first} ${added}`,
      earlier,
    })
    return after.expectations.slice(0, 3).map((each) => each.level)
  }
  expect(await levels('none')).toEqual(await levels('full'))
})

test('what was told but named as missing may be told once more in the same words', async () => {
  const asked = ['who won', 'which question was hardest', 'what you ate'].map((text) => ({ text, isHidden: false }))
  const quiz = {
    title: 'Quiz night',
    description: 'Go to the quiz at the hall and tell me about it.',
    expectations: asked,
  }
  const text = 'We sat on a table with Jamie. The other table won by two points. I knew the one about octopuses!'
  const levels = ['none', 'full', 'none'] as const
  const earlier = { text, expectations: asked.map((each, at) => ({ ...each, level: levels[at] ?? 'none' })) }
  const again = `${text} So the other table won.`
  expect((await evaluate({ ...quiz, text: again, earlier })).isAccepted).toBe(true)
})

const balcony = { title: 'Water the pots', description: 'Water the plants on the balcony and tell.' }
const confession = 'I forgot, sorry, I will do it tomorrow.'

test.each([
  ['I watered one pot. The soil was dry and the water ran out at the bottom.', true],
  ['Still not, I was watching TV. I will do it later.', false],
  ['My sister gave them water. The soil was dry.', false],
  ['I played Minecraft all afternoon. I built a castle with two towers.', false],
  ['I left them dry. I noticed that they hang and look brown.', false],
  ['Then I gave each one a cup. One was so dry that it made a noise.', true],
])('after a confession, what its writer did since then is judged: %s', async (added, isAccepted) => {
  const { expectations } = await evaluate({ ...balcony, text: confession })
  const earlier = { text: confession, expectations }
  expect(await evaluate({ ...balcony, text: `${confession} ${added}`, earlier })).toMatchObject({ isAccepted })
})

test('a sentence that says what an unclear text is about makes it clear, and what was told stays told', async () => {
  const asked = ['who you helped', 'what was hard', 'how it ended'].map((text) => ({ text, isHidden: false }))
  const task = { title: 'A good deed', description: 'Help somebody at the harbour.', expectations: asked }
  const text = 'The rope was wet and heavy and it slipped twice. In the end the knot held and Mr Bray gave me a peach.'
  const levels = ['full', 'full', 'none'] as const
  const earlier = { text, expectations: asked.map((each, at) => ({ ...each, level: levels[at] ?? 'none' })) }
  const after = await evaluate({
    ...task,
    text: `${text} It is about the boat that I helped to tie at the harbour.`,
    earlier,
  })
  expect(after.expectations.map(({ level }) => level).slice(0, 2)).toEqual(['full', 'full'])
  expect(after.isAccepted).toBe(true)
})

test.each(['It was Mrs Bell, the baker.', 'mrs bell'])(
  'a few words that are all that was added answer what was asked for, without a full stop before them: %s',
  async (added) => {
    const asked = ['who helped you', 'how long it took', 'how it ended'].map((text) => ({ text, isHidden: false }))
    const task = { title: 'Carry the crates', description: 'Carry the crates to the hall.', expectations: asked }
    const text = 'the crates were full of jam and the last one fell on the step so we mopped it up together and laughed'
    const levels = ['none', 'none', 'full'] as const
    const earlier = { text, expectations: asked.map((each, at) => ({ ...each, level: levels[at] ?? 'none' })) }
    const { expectations } = await evaluate({ ...task, text: `${text} ${added}`, earlier })
    expect(expectations[0]?.level).not.toBe('none')
  },
)

test('a row of words added to a text about something else ties it to nothing', async () => {
  const task = { title: 'Water the plants', description: 'Water the plants on the balcony.' }
  const text = 'We lost the match by two goals. Leo was in goal and the referee slipped in the mud near the flag.'
  const { expectations, isAccepted } = await evaluate({ ...task, text })
  expect(isAccepted).toBe(false)
  const after = await evaluate({ ...task, text: `${text} Flowers leaves soil pots.`, earlier: { text, expectations } })
  expect(after.isAccepted).toBe(false)
})

test.each([
  ['the same text again', 'We lost the match by two goals and the referee slipped in the mud near the flag.'],
  ['another text', 'My sister burnt the pancakes on Sunday and the smoke alarm woke the whole house and the baby.'],
])('nothing added ties nothing: %s', async (_, text) => {
  const task = { title: 'Water the plants', description: 'Water the plants on the balcony.' }
  const before = 'We lost the match by two goals and the referee slipped in the mud near the flag.'
  const { expectations, isAccepted } = await evaluate({ ...task, text: before })
  const after = await evaluate({ ...task, text, earlier: { text: before, expectations } })
  expect([isAccepted, after.isAccepted]).toEqual([false, false])
})
