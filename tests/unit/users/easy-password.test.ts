import { locales } from '@/lib/i18n/locale'
import { easyPassword } from '@/lib/users/easy-password'
import easyWords from '@/lib/users/easy-words.json'
import { passwordSchema } from '@/lib/users/password-schema'

test.each(locales)('a suggested password (%s) is two words and a number, valid, and different each time', (locale) => {
  const passwords = Array.from({ length: 200 }, () => easyPassword(locale))
  for (const password of passwords) {
    expect(password).toMatch(/^[a-z]{3,9}-[a-z]{3,9}-[1-9]\d\d$/)
    expect(passwordSchema.parse(password)).toBe(password)
  }
  expect(new Set(passwords).size).toBeGreaterThan(190)
})

test.each(locales)('there are enough different words (%s)', (locale) => {
  const words = easyWords[locale]
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeGreaterThan(128)
})
