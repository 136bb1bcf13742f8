import { avatarInitial, avatarTone } from '@/components/ui/avatar-initial'

test.each([
  ['ada', 'A'],
  ['  émile', 'É'],
  ['e\u0301mile', 'E\u0301'],
  ['李', '李'],
  ['👩‍🌾 Vera', '👩‍🌾'],
])('the initial of %j is %j', (name, initial) => expect(avatarInitial(name)).toBe(initial))

test.each([[''], ['   '], [null], [undefined]])('the initial of %j is U', (name) => {
  expect(avatarInitial(name)).toBe('U')
})

test('a user keeps their colour, however the username is written', () => {
  expect(avatarTone('Zoé')).toBe(avatarTone('ZOÉ'))
  expect(avatarTone('Zo\u00e9')).toBe(avatarTone('Zoe\u0301'))
})
