import { removePhotoAction } from '@/components/photos/actions'
import { dropPhoto } from '@/components/photos/drop-photo'
import { translator } from '@/lib/i18n/translator'

let isAway = false
jest.mock('@/components/offline/connection', () => ({ isOfflineNow: async () => isAway }))

jest.mock('@/components/photos/actions', () => ({ removePhotoAction: jest.fn() }))
const remove = jest.mocked(removePhotoAction)
const drop = () => dropPhoto(translators, { taskId: 'task', photoId: 'photo' })

const translators = { t: translator('en', 'photos'), tCommon: translator('en', 'common') }
const failed = { message: 'The photo could not be removed. Please try again.' }

test('a photo that is removed or already gone is no error, any other refusal is shown', async () => {
  remove.mockResolvedValueOnce({ ok: true, data: undefined })
  expect(await drop()).toBeNull()
  remove.mockResolvedValueOnce({ ok: false, message: 'Gone', isGone: true })
  expect(await drop()).toBeNull()
  const refusal = { ok: false as const, message: 'The photos of this task can no longer be changed.' }
  remove.mockResolvedValueOnce(refusal)
  expect(await drop()).toMatchObject({ message: refusal.message })
})

test('without an answer the screen says that it failed, with and without network', async () => {
  remove.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await drop()).toMatchObject(failed)
  isAway = true
  expect(await drop()).toMatchObject(failed)
})
