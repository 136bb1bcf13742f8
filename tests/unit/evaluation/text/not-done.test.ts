import { saysNotDone } from '@/lib/evaluation/text/not-done'
import { isInjection } from '@/lib/evaluation/text/injection'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'

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
