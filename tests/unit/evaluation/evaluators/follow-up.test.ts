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
