import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Colour = [lightness: number, chroma: number, hue: number]
type Theme = 'light' | 'dark'

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
const hues = ['leaf', 'gold', 'ember', 'berry', 'sky', 'stone']
const grounds = ['paper', 'card', 'shade']

/** The opaque tokens of globals.css. */
function tokens(theme: Theme): Map<string, Colour> {
  const pair = /--color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g
  return new Map(
    [...css.matchAll(pair)].map(([, name, light, dark]) => {
      const numbers = (theme === 'light' ? light : dark)!.split(' ').map(Number)
      return [name!, numbers as Colour]
    }),
  )
}

function linearRgb([lightness, chroma, hue]: Colour): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [r, g, b] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

describe.each<Theme>(['light', 'dark'])('the %s colours', (theme) => {
  const colours = tokens(theme)
  const ratio = (text: string, ground: string) => contrast(colours.get(text)!, colours.get(ground)!)

  test.each(grounds)('are readable on %s', (ground) => {
    expect(ratio('ink', ground)).toBeGreaterThanOrEqual(7)
    expect(ratio('muted', ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('field', ground)).toBeGreaterThanOrEqual(3)
    for (const hue of hues) expect(ratio(`${hue}-ink`, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(hues)('are readable in %s', (hue) => {
    for (const ground of ['paper', 'card']) expect(ratio(hue, ground)).toBeGreaterThanOrEqual(3)
    for (const text of [`${hue}-ink`, 'ink', 'muted']) expect(ratio(text, `${hue}-soft`)).toBeGreaterThanOrEqual(4.5)
  })

  test('are readable on filled buttons and in tooltips', () => {
    expect(ratio('on-leaf', 'leaf')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('on-berry', 'berry')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('paper', 'ink')).toBeGreaterThanOrEqual(7)
  })

  test('are inside the sRGB gamut', () => {
    const outside = [...colours].filter(([, colour]) => linearRgb(colour).some((part) => part < -0.02 || part > 1.02))
    expect(outside).toEqual([])
  })
})
