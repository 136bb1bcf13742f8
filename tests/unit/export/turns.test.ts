import { inOwnTurn } from '@/lib/export/turns'

async function* twoPieces() {
  yield 'one'
  yield 'two'
}

const begin = (userId: string, clock?: () => number) => inOwnTurn(userId, twoPieces(), clock)
const refused = expect.objectContaining({ code: 'too_many', message: 'account.exportRunning', retryAfter: 5 })

test('while a user’s export is being read, another one of theirs is refused, but not somebody else’s', async () => {
  const first = begin('ada')
  await first.next()
  expect(() => begin('ada')).toThrow(refused)
  await begin('bob').return(undefined)
})

test('the next export may begin once the first was read to its end, was given up by its reader, or failed', async () => {
  const first = begin('cleo')
  while (!(await first.next()).done) continue
  const second = begin('cleo')
  await second.next()
  await second.return(undefined)
  const failing = inOwnTurn(
    'cleo',
    (async function* (): AsyncGenerator<string> {
      throw new Error('The database is away.')
    })(),
  )
  await expect(failing.next()).rejects.toThrow('away')
  expect((await begin('cleo').next()).value).toBe('one')
})

test('an export left unread for half a minute does not block the next', async () => {
  let time = 0
  const clock = () => time
  const abandoned = begin('dan', clock)
  await abandoned.next()
  time = 29_000
  expect(() => begin('dan', clock)).toThrow(refused)
  time = 31_000
  const next = begin('dan', clock)
  await next.next()
  // The end of the first does not end the turn of the second.
  await abandoned.return(undefined)
  expect(() => begin('dan', clock)).toThrow(refused)
})
