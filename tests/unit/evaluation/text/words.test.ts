import { sentences, words } from '@/lib/evaluation/text/words'

test('words are letters and digits of any script', () => {
  expect(words("J'ai bu 2 cafés, Straße!")).toEqual(['j', 'ai', 'bu', '2', 'cafés', 'straße'])
  expect(words('我做了饭')).toEqual(['我', '做', '了', '饭'])
})

test('sentences end at full stops and line breaks, not inside numbers, and run-on ones are cut', () => {
  expect(sentences('It costs 3.50. Yes!\n- one\n- two')).toEqual(['It costs 3.50.', 'Yes!', '- one', '- two'])
  expect(sentences('word '.repeat(100)).map((each) => each.split(' ').length)).toEqual([30, 30, 30, 10])
})
