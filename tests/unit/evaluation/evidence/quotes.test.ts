import { told, verified } from '../../../fixtures/evidence'

describe('a verified quote', () => {
  test('is shown as the submission has it, with its stop if the quote has one', () => {
    expect(verified(told, ['THE FERN was DRY,   so it got two cups'])).toEqual(['The fern was dry, so it got two cups'])
    expect(verified(told, ['turned the cactus towards the window.'])).toEqual(['turned the cactus towards the window!'])
    expect(verified(told, ['turned the cactus towards the window'])).toEqual(['turned the cactus towards the window'])
  })

  test('is one of five, each only once, of the first forty', () => {
    const parts = [
      'fern was dry',
      'got two cups',
      'turned the cactus',
      'towards the window',
      'Is the basil ill',
      'only sleeps',
    ]
    expect(verified(told, [...parts, ...parts])).toEqual(parts.slice(0, 5))
    const missing = Array.from({ length: 40 }, (_, index) => `never written ${index}`)
    expect(verified(told, [...missing.slice(1), 'fern was dry'])).toEqual(['fern was dry'])
    expect(verified(told, [...missing, 'fern was dry'])).toEqual([])
  })

  test('has six letters or digits, and a character of a script without letters counts as three', () => {
    expect(verified(told, ['basil', 'basil ill'])).toEqual(['basil ill'])
    expect(verified('我给花浇水了,然后打扫房间。', ['花', '打扫'])).toEqual(['打扫'])
  })

  test('is cut at a space after 240 characters', () => {
    const long = `${'The yellow watering can leaked onto my brown shoes again '.repeat(6)}today.`
    const [shown = ''] = verified(long, [long.slice(0, long.indexOf(' today'))])
    expect(shown).toMatch(/ \w+…$/)
    expect(shown.length).toBeLessThanOrEqual(241)
    expect(long.startsWith(shown.slice(0, -1))).toBe(true)
    expect(long.charAt(shown.length - 1)).toBe(' ')
  })

  test('is checked part by part where something was left out', () => {
    expect(verified(told, ['fern was dry … turned the cactus … sang a song'])).toEqual([
      'fern was dry',
      'turned the cactus',
    ])
    expect(verified(told, ['fern was dry... only sleeps [] towards the window'])).toEqual([
      'fern was dry',
      'only sleeps',
      'towards the window',
    ])
  })

  test('follows the order of words in the text', () => {
    expect(verified(told, ['cups two got', 'fern cactus basil'])).toEqual([])
  })
})

describe('the end of a quote', () => {
  test('is the text’s own stop, once or several, if the quote ends with any', () => {
    const said = 'The fern drooped... My basil grew?! Our orchid bloomed'
    expect(verified(said, ['the fern drooped.'])).toEqual(['The fern drooped...'])
    expect(verified(said, ['my basil grew!"'])).toEqual(['My basil grew?!'])
    expect(verified(said, ['our orchid bloomed.'])).toEqual(['Our orchid bloomed'])
    expect(verified(said, ['St. fern', 'fern. drooped'])).toEqual(['fern drooped'])
  })

  test('is not cut in a text of 240 characters, nor inside a word unless it has no space', () => {
    const exact = `${'orchid '.repeat(33)}blossoms.`
    expect(exact).toHaveLength(240)
    expect(verified(exact, [exact])).toEqual([exact])
    const endless = Array.from('aeiouaeiou', (one) => `bl${one}ssoming-gl${one}wing`)
      .join('-')
      .repeat(2)
    expect(verified(endless, [endless])[0]).toBe(`${endless.slice(0, 240)}…`)
  })
})
