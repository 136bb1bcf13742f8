import { createECDH, randomBytes } from 'node:crypto'
import { messageOf } from '@/lib/i18n/message'
import { pushSubscriptionSchema } from '@/lib/reminders/schema'

const newKey = () => createECDH('prime256v1').generateKeys()
const subscriptionWith = (p256dh: string) => ({
  endpoint: 'https://push.example.org/x',
  keys: { p256dh, auth: randomBytes(16).toString('base64url') },
})

test('the keys of browsers are accepted, padded or not', () => {
  for (let count = 0; count < 50; count += 1) {
    const key = newKey()
    expect(pushSubscriptionSchema.safeParse(subscriptionWith(key.toString('base64url'))).success).toBe(true)
    const padded = key.toString('base64').replaceAll('+', '-').replaceAll('/', '_')
    expect(pushSubscriptionSchema.safeParse(subscriptionWith(padded)).success).toBe(true)
  }
})

const changed = (at: number, change: (byte: number) => number) => {
  const key = newKey()
  key[at] = change(key[at] ?? 0)
  return key
}

test.each([
  ['a point beside the curve', changed(64, (byte) => byte ^ 1)],
  ['a point without its mark', changed(0, () => 0)],
  ['a compressed mark', changed(0, () => 3)],
  ['zeros', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
  ['coordinates beyond the prime', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 255)])],
  ['a key of another curve', Buffer.concat([createECDH('secp256k1').generateKeys()])],
  ['a key that is too short', newKey().subarray(0, 64)],
])('%s is not the key of a browser', (_, key) => {
  const { error } = pushSubscriptionSchema.safeParse(subscriptionWith(key.toString('base64url')))
  expect(error?.issues).toMatchObject([{ path: ['keys', 'p256dh'], message: messageOf('reminders.errors.keys') }])
})
