import { isArguments } from '@/lib/http/action-arguments'

const isRead = (...args: unknown[]) => isArguments(JSON.stringify(args))
const million = 'a'.repeat(1_000_000)

test.each<[string, unknown[]]>([
  ['none', []],
  ['an object', [{ ids: ['a', 'b'], isSeen: true }]],
  ['a text in an object, however long', [{ text: `${million}${million}` }]],
  ['long texts in objects in an array', [{ tasks: [{ text: million }, { text: million }] }]],
  ['a text that begins with an escaped dollar sign', [{ text: '$$5' }]],
])('arguments of plain JSON are read: %s', (_, args) => expect(isRead(...args)).toBe(true))

test.each<[string, unknown[]]>([
  ['a reference', ['$F1']],
  ['texts of more than a million characters in an array', [{ ids: Array(30_000).fill('x'.repeat(36)) }]],
  [
    'as many in arrays that it contains',
    [
      {
        ids: [
          ['a', million.slice(0, 500_000)],
          ['b', million.slice(0, 500_000)],
        ],
      },
    ],
  ],
  ['as many in an object of an array', [[[{ ids: ['a', million] }]]]],
])('arguments that React cannot read are refused: %s', (_, args) => expect(isRead(...args)).toBe(false))

test.each(['', '{', '{}', '"a"', '['.repeat(40) + ']'.repeat(40)])('anything else is refused: %s', (body) =>
  expect(isArguments(body)).toBe(false),
)
