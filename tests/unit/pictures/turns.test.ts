import { inTurn } from '@/lib/pictures/turns'

test('a user has four pictures in the queue at most, and others have theirs', async () => {
  let finish = () => {}
  const done = new Promise<string>((resolve) => (finish = () => resolve('encoded')))
  const encode = () => done
  const first = Array.from({ length: 4 }, () => inTurn('emma', encode))
  await expect(inTurn('emma', encode)).rejects.toMatchObject({ code: 'too_many', message: 'pictures.tooManyAtOnce' })
  const another = inTurn('noah', encode)
  finish()
  expect(await Promise.all([...first, another])).toEqual(Array(5).fill('encoded'))
  expect(await inTurn('emma', encode)).toBe('encoded')
})

test('a picture that cannot be encoded makes room for the next', async () => {
  const fail = () => Promise.reject(new Error('no picture'))
  for (let count = 0; count < 5; count += 1) await expect(inTurn('mila', fail)).rejects.toThrow('no picture')
})
