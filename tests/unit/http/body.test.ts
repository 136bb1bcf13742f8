import type { AppError } from '@/lib/errors'
import { refuseUnstorable } from '@/lib/http/body'
import { inEnglish } from '@/tests/fixtures/english'

function refusal(value: unknown, isTextChecked?: boolean) {
  try {
    refuseUnstorable(value, isTextChecked)
    return null
  } catch (error) {
    const { code, message, fields } = error as AppError
    return { code, message: inEnglish(message), fields: Object.keys(fields ?? {}) }
  }
}

test.each([
  [{ memberId: null, name: 'Holi\0day' }, 'name'],
  [{ name: 'Dishes', expectations: ['plates', { text: 'a lone \ud83e', isHidden: true }] }, 'expectations'],
])('of %j the field is named whose text cannot be stored', (value, name) => {
  const message = `Please remove the characters in ${name} that cannot be stored.`
  expect(refusal(value)).toEqual({ code: 'invalid', message, fields: [name] })
})

test.each([
  ['a text alone', 'a\0'],
  ['a list', ['a\0']],
  ['the name of a field', { 'na\0me': 'Dishes' }],
  ['a value that is nested too deep', { name: JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown }],
])('in %s there is no field to name', (_, value) => {
  expect(refusal(value)).toEqual({ code: 'invalid', message: 'Please check what you sent.', fields: [] })
})

test('what can be stored passes, and so does any text where the command checks it', () => {
  expect(refusal({ name: 'Holiday 🏖' })).toBeNull()
  expect(refusal({ name: 'Holi\0day' }, false)).toBeNull()
})
