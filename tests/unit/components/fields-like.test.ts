import { fieldsLike } from '@/components/form/fields-like'

test('only the fields of the example are taken over, and only with values of its types', () => {
  const example = { text: '', lines: [] as string[], member: null, isOpen: false }
  expect(fieldsLike(example, { text: 'a', lines: ['b'], member: { id: 'emma' }, isOpen: true, old: 1 })).toEqual({
    text: 'a',
    lines: ['b'],
    member: { id: 'emma' },
    isOpen: true,
  })
  expect(fieldsLike(example, { text: null, lines: {}, member: [], isOpen: 1, toString: 'x' })).toEqual({})
  for (const other of [null, 'a', ['a']]) expect(fieldsLike(example, other)).toEqual({})
})
