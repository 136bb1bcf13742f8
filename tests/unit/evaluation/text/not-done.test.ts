import { saysNotDone, sentencesTold } from '@/lib/evaluation/text/not-done'
import { isInjection } from '@/lib/evaluation/text/injection'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { expectLinearGrowth } from '../../../harness/growth'

const confessions = [
  'I forgot, sorry, I will set an alarm.',
  "I didn't do it because I was too tired.",
  'I will do it tomorrow.',
  "J'ai oublié, désolé.",
  'Je le ferai demain.',
]

test.each(confessions)('a confession is not a prompt injection: %s', (text) => {
  expect(saysNotDone(text)).toBe(true)
  expect(isInjection(text)).toBe(false)
  expect(suspicionsOf(text, { title: 'Feed the cat', description: '' })).toEqual([])
})

test.each(['We forgot the salt, so I ran back.', "J'avais oublié les couteaux mais Zoé me l'a dit."])(
  'something forgotten on the way is not a confession: %s',
  (text) => expect(saysNotDone(text)).toBe(false),
)

test.each([
  ['I forgot then I fed the two cats', ['I forgot', 'then I fed the two cats']],
  ['I didn’t do it, I washed the cups later', ['I didn’t do it', 'I washed the cups later']],
  ['j’ai oublié après j’ai nourri les chats', ['j’ai oublié', 'après j’ai nourri les chats']],
  ['I forgot because I built a tower', ['I forgot because I built a tower']],
  ['I forgot then I went to bed', ['I forgot then I went to bed']],
  ['I fed the cats then I washed the cups', ['I fed the cats then I washed the cups']],
])('what was done after all is a sentence without a full stop before it: %s', (text, told) => {
  expect(sentencesTold(text)).toEqual(told)
})

test('finding such sentences takes linear time', async () => {
  const part = 'I forgot then I fed it and '
  await expectLinearGrowth((length) => sentencesTold(part.repeat(length / part.length)), 12_500)
})
