import { judge } from '@/lib/evaluation/evaluators/built-in/judge'

const noScreens = { title: 'No screens', description: 'No tablet or TV after dinner. Write what you did instead.' }
const noSweets = { title: 'Sans bonbons', description: 'Ne mange pas de bonbons aujourd’hui et raconte.' }

test.each([
  [noScreens, 'I didn’t watch TV. We played cards and then I read my dinosaur book in bed.'],
  [noScreens, 'I did not touch the tablet at all, I built a den with blankets and Mum brought us cocoa.'],
  [noSweets, 'Je n’ai pas mangé de bonbon à l’anniversaire de Tom, c’était dur, j’ai pris des raisins.'],
])('what a task asks not to do is no confession when it was not done: %j %s', (task, text) => {
  expect(judge(text, task).reason).toBeUndefined()
})

test.each([
  [noScreens, 'I didn’t do it.'],
  [noScreens, 'I didn’t do it today, I was too tired.'],
  [
    { title: 'Homework', description: 'Do your homework without your phone.' },
    'I didn’t do my homework because I was on my phone.',
  ],
  [{ title: 'Tidy your room', description: 'Tidy your room without being asked.' }, 'I didn’t tidy my room.'],
  [{ title: 'Don’t forget the cat', description: 'Don’t forget to feed the cat.' }, 'I didn’t feed the cat.'],
  [{ title: 'Chambre', description: 'N’oublie pas de ranger ta chambre.' }, 'Je n’ai pas rangé ma chambre.'],
])('what a task asks to do is: %j %s', (task, text) => {
  expect(judge(text, task).reason).toBe('notDone')
})

test('going and wanting are no negations', () => {
  expect(judge('I went and watched TV instead. I never went outside.', noScreens).reason).toBeDefined()
})
