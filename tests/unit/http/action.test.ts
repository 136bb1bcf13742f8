import { refresh } from 'next/cache'
import { AppError } from '@/lib/errors'
import { action } from '@/lib/http/action'
import * as z from '@/lib/zod'

jest.mock('next/cache', () => ({ refresh: jest.fn() }))
jest.mock('@/lib/scope', () => ({ requestScope: async () => ({ viewer: null, locale: 'en' }) }))
jest.mock('@/lib/http/request-locale', () => ({ localeForError: async () => 'en' }))
const refreshed = jest.mocked(refresh)
beforeEach(() => refreshed.mockReset())

const double = async (_: unknown, number: number) => number * 2
const refuse = () => Promise.reject(new AppError('conflict', 'submission.notSubmittable'))

test('a change refreshes the screens; one that no screen shows, or an error, does not', async () => {
  expect(await action(z.number(), double, { isUnseen: true })(4)).toEqual({ ok: true, data: 8 })
  expect(await action(z.number(), refuse)(4)).toMatchObject({ ok: false, isSignedOut: false })
  expect(await action(z.number(), double)('four' as never)).toMatchObject({ ok: false })
  expect(refreshed).not.toHaveBeenCalled()

  expect(await action(z.number(), double)(4)).toEqual({ ok: true, data: 8 })
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('a command that is too late refreshes the screens where others may be first', async () => {
  const isRaced = true
  const fail = () => Promise.reject(new AppError('unavailable', 'recurring.cronUnset'))
  expect(await action(z.number(), fail, { isRaced })(4)).toMatchObject({ ok: false })
  expect(refreshed).not.toHaveBeenCalled()

  expect(await action(z.number(), refuse, { isRaced })(4)).toMatchObject({ ok: false, isConflict: true })
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('an error refreshes the screens only where failures are seen, and not when access is refused', async () => {
  const isFailureSeen = true
  const deny = () => Promise.reject(new AppError('unauthenticated', 'common.signInFirst'))
  expect(await action(z.number(), deny, { isFailureSeen })(4)).toMatchObject({ ok: false, isSignedOut: true })
  expect(await action(z.number(), refuse, { isFailureSeen })('four' as never)).toMatchObject({ ok: false })
  expect(refreshed).not.toHaveBeenCalled()

  expect(await action(z.number(), refuse, { isFailureSeen })(4)).toMatchObject({ ok: false, isSignedOut: false })
  expect(refreshed).toHaveBeenCalledTimes(1)
})
