import { withoutAccents } from '@/lib/evaluation/text/words'
import data from './data/numbers.json'

// Without inherited properties: a text may contain "constructor".
export const values: Record<string, number> = Object.assign(Object.create(null), data.en, data.fr)
/** Units by dimension, each as a multiple of the smallest. */
export const units: Record<string, { dimension: string; size: number }> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    Object.entries(data.units).flatMap(([dimension, sizes]) =>
      Object.entries(sizes).flatMap(([names, size]) => names.split(' ').map((name) => [name, { dimension, size }])),
    ),
  ),
)

/** True for a word of a number: "forty", « cent ». */
export const isNumberWord = (token: string): boolean => values[token] !== undefined

/** "1,000", "1,000,000" */
const ROUND = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*,000(?![\d,])/g
/** "half a dozen", « deux douzaines » */
const DOZENS = /\b(?:(half a|half|an?|one|two|three|une demi|demi|une|deux|trois|[1-9])[ -])?(?:dozens?|douzaines?)\b/g
const ofDozens: Record<string, number> = { 'half a': 0.5, half: 0.5, 'une demi': 0.5, demi: 0.5 }
const dozensIn = (count = 'a') => 12 * (ofDozens[count] ?? values[count] ?? (Number(count) || 1))

/** « le four » is no number. */
const OVEN = /\b(au|ce|du|le|mon|notre|son|ton|un|votre) fours?\b/g

const signs: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** The words, numbers and currency signs of a text; `at` is an index into them. */
export function numberTokens(text: string): string[] {
  const spaced = withoutAccents(text.toLowerCase())
    .replace(OVEN, '$1')
    .replace(DOZENS, (_, count?: string) => String(dozensIn(count)))
    .replace(/[½¼¾]/g, (sign) => ` ${signs[sign] ?? ''} `)
    .replace(
      /(?:\b(\d{1,6})\s{1,3})?\b(\d)\/([2-9])\b(?!\/)/g,
      (_, whole: string | undefined, part: string, parts: string) =>
        String(Number(whole ?? 0) + Number(part) / Number(parts)),
    )
    .replace(/(\d)[  ](?=\d{3}\b)/g, '$1')
    .replace(ROUND, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\w.,])\.(?=\d)/g, '0.')
    .replace(/(\d)([a-z°€£$])/g, '$1 $2')
    .replace(/([€£$])(\d)/g, '$1 $2')
    .replace(/[-‐‑](?=[a-z])/g, ' ')
  return spaced.match(/[−-]?\d+(?:[.,]\d+)?|[a-z]+|[€£$°/]/g)?.map((token) => token.replace('−', '-')) ?? []
}
