import { PhotoPicker } from '@/app/(shell)/task-submission/[taskId]/photo-picker'
import { spokenMarkup } from '@/tests/fixtures/spoken'

test('a phone offers its gallery and its camera, which needs a type besides pictures and no capture', () => {
  const markup = spokenMarkup(
    <PhotoPicker input={{ current: null }} disabled={false} hint="" onPick={() => undefined} />,
  )
  const [field = ''] = /<input[^>]*>/.exec(markup) ?? []
  const types = (/accept="([^"]+)"/.exec(field)?.[1] ?? '').split(',')
  expect(types[0]).toBe('image/*')
  expect(types.filter((type) => !type.startsWith('image/'))).toHaveLength(1)
  // It would offer the camera alone.
  expect(field).not.toContain('capture')
})
