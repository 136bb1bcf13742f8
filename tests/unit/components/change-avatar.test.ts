import { setAvatarAction } from '@/components/profile/avatar/actions'
import { changeAvatar } from '@/components/profile/avatar/upload'
import { upload } from '@/components/rest/upload'
import { translator } from '@/lib/i18n/translator'

let isAway = false
jest.mock('@/components/offline/connection', () => ({ isOfflineNow: async () => isAway }))
jest.mock('@/components/rest/upload', () => ({ upload: jest.fn() }))
jest.mock('@/components/profile/avatar/actions', () => ({ setAvatarAction: jest.fn() }))

const translators = { t: translator('en', 'avatar'), tCommon: translator('en', 'common') }
const file = new File([], 'me.jpg')
const change = () => changeAvatar(translators, 'emma', file, () => undefined)
const set = jest.mocked(setAvatarAction)

beforeEach(() => {
  isAway = false
  jest.mocked(upload).mockResolvedValue({ ok: true, status: 200, text: JSON.stringify({ url: '/avatars/a.webp' }) })
})

test('an uploaded picture becomes the avatar', async () => {
  set.mockResolvedValue({ ok: true, data: { id: 'emma', avatar: '/avatars/a.webp' } })
  await change()
  expect(set).toHaveBeenCalledWith({ userId: 'emma', avatar: '/avatars/a.webp' })
})

test('a refusal is shown in its own words', async () => {
  set.mockResolvedValue({ ok: false, message: 'Not yours.' })
  await expect(change()).rejects.toThrow('Not yours.')
})

test.each([
  ['the server fails', new Error('Bad gateway'), false, 'Failed to update user profile with new avatar'],
  ['the network fails', new TypeError('Failed to fetch'), false, 'There was a problem uploading your image'],
  ['there is no network', new TypeError('Failed to fetch'), true, 'There was a problem uploading your image'],
])('when %s after the upload, the screen says so', async (_, error, away, message) => {
  isAway = away
  set.mockRejectedValue(error)
  await expect(change()).rejects.toThrow(message)
})
