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
  [{ title: 'Tidy your room', description: 'Tidy your room without being asked.' }, 'I didn’t tidy my room.'],
  [{ title: 'Don’t forget the cat', description: 'Don’t forget to feed the cat.' }, 'I didn’t feed the cat.'],
  [{ title: 'Chambre', description: 'N’oublie pas de ranger ta chambre.' }, 'Je n’ai pas rangé ma chambre.'],
])('what a task asks to do is: %j %s', (task, text) => {
  expect(judge(text, task).reason).toBe('notDone')
})
