import type { Language } from '@/lib/evaluation/text/language'
import data from './data/spelt-by-ear.json'

const read = (listed: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(listed).flatMap(([word, spellings]) => spellings.split(' ').map((each) => [each, word])))

/** The frequent words that spellings by ear stand for. */
export const byEar: Record<Language, ReadonlyMap<string, string>> = { en: read(data.en), fr: read(data.fr) }
