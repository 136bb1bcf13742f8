import { readFileSync } from 'node:fs'
import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'
import type { Evaluation } from '@/lib/evaluation/schema'
import type { EvaluationRequest } from '@/lib/evaluation/evaluators/port'
import type { Subject } from '@/lib/evaluation/subject'
import type { Language } from '@/lib/evaluation/text/language'

/** A case of a set: a text, its task, and the verdict of a fair reader. */
export type SetCase = Subject & { kind: string; language: Language; label: string; missing?: number[] }

/** Sets that tables may be learnt from. */
export const learntSets = [
  'honest',
  'honest-earlier',
  'dishonest',
  'expectations-met',
  'expectations-missing',
  'expectations-earlier',
  'expectations-later',
  'confessions',
  'told-as-stories',
  'smooth-later',
  'unsure',
  'danger',
  'danger-later',
  'danger-hinted',
  'answers',
  'conversational',
  'villages',
  'town',
  'farm',
  'blended',
  'reports-en',
  'reports-fr',
  'coast',
  'city',
  'mountains',
  'suburb',
  'houseboats',
  'estate',
  'weekdays',
  'riverside',
  'two-homes',
  'north',
  'households',
  'rooftop',
  'everyday',
  'mill-town',
  'chore-app',
  'foothills',
  'voices',
  'wine-village',
  'learning-app',
  'smallholding',
  'allotment',
  'campsite',
  'railway-flat',
  'mill-village',
  'postman',
  'bicycle-shop',
  'estuary',
  'canal-lock',
  'port-town',
  'two-gardens',
  'landings',
  'second-thoughts',
  'lighthouse',
  'high-rise',
  'fire-station',
  'little-cinema',
  'beekeeper',
  'weather-station',
  'bookshop',
  'ice-cream-van',
  'camper-van',
  'island-post',
  'bakery-house',
  'brass-band',
  'launderette',
  'violin-maker',
  'bicycle-cafe',
  'mountain-hut',
  'lifeboat-town',
  'city-flats',
  'tram-depot',
  'castle-ruin',
  'goat-farm',
  'pharmacy-flat',
  'river-barge',
  'airport-suburb',
  'vet-practice',
  'football-street',
  'gatehouse',
  'new-estate',
  'lake-hotel',
  'fruit-stall',
  'sailing-school',
  'clock-museum',
  'tram-mechanic',
  'new-flat',
  'puppeteers',
  'library-barge',
  'sawmill-bees',
  'bus-planner',
] as const

/** Sets from which only the table of expectations is learnt, and with which the rates of other kinds are tested. */
export const measuredSets = [
  'night-market',
  'salt-marsh',
  'paddle-steamer',
  'mountain-bakery',
  'windmill',
  'city-tower',
  'vineyard',
  'flea-market',
  'sawmill',
  'harbour-pilot',
  'radio-coast',
  'patchwork',
  'climbing-hall',
  'river-flats',
  'village-boiler',
  'seaside-cousins',
] as const

/** Further sets from which expectations, undone work and the vectors of the tie are learnt. */
export const labelledSets = [
  'cinema-courtyard',
  'night-train',
  'bowling-alley',
  'piano-shop',
  'snow-plough',
  'fish-shop',
  'fairground',
  'tide-gauge',
  'bicycle-workshop',
  'sheep-windmill',
  'bus-driver',
  'boat-repairs',
  'scouts-suburb',
  'nine-pupils',
  'two-languages',
  'theatre-club',
  'rooftop-pigeons',
  'old-schoolhouse',
  'winter-circus',
  'market-garden',
  'plumbers-choir',
  'taxi-estate',
  'guest-lighthouse',
  'vet-and-baker',
  'rowing-estuary',
  'spa-hotel',
  'triplets-parrot',
  'reservoir-quails',
  'signal-cottage',
  'lift-pharmacy',
  'vintage-tractor',
  'estate-greyhound',
  'moving-boat',
  'walled-town',
  'ferry-log',
  'chef-stagehand',
  'cheese-dairy',
  'stick-insects',
  'judge-bricklayer',
  'trampoline-suburb',
  'solar-goats',
  'projector-kiosk',
  'museum-mine',
  'sauna-forest',
  'parcel-tower',
  'riding-stable',
  'flood-potters',
  'robot-vacuum',
  'first-snow',
  'organ-attic',
  'tyre-salon',
  'alpaca-yurt',
  'four-generations',
  'stadium-flat',
  'jukebox-lock',
  'monastery-donkey',
  'undone-farm-shop',
  'undone-launderette',
  'undone-vicarage',
  'undone-harbour',
  'undone-two-homes',
  'undone-winter-hut',
  'undone-tower',
  'undone-robots',
  'done-dam-village',
  'done-chip-shop',
  'done-houseboat',
  'done-caretaker',
  'plain-two-pianos',
  'plain-hens',
  'plain-city-flat',
  'library-en-1',
  'library-en-2',
  'library-en-3',
  'library-fr-1',
  'library-fr-2',
  'library-fr-3',
] as const

/** Sets from which only the vectors of the tie are learnt. */
export const tiedSets = [
  'swimming-twins',
  'van-and-launderette',
  'two-hill-homes',
  'motorway-allotment',
  'twelve-pupils',
  'repair-shop-tortoise',
  'hospital-tower',
  'orchard-of-seven',
  'campsite-donkeys',
  'bus-and-bakery',
  'cahors-vines',
  'firefighter-costumes',
  'second-hand-books',
  'shared-house',
  'summer-pasture',
  'leeds-and-toulouse',
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'fresh-16',
  'fresh-17',
  'fresh-18',
  'fresh-19',
  'fresh-20',
  'fresh-21',
  'fresh-22',
  'fresh-23',
  'fresh-24',
  'fresh-25',
  'fresh-26',
  'fresh-27',
  'fresh-28',
] as const

/** Sets of texts in plain words, six for each task, from which only the table of expectations is learnt. */
export const plainSets = [
  'plain-chores-en',
  'plain-games-en',
  'plain-kitchen-en',
  'plain-school-en',
  'plain-chores-fr',
  'plain-games-fr',
  'plain-kitchen-fr',
  'plain-school-fr',
  'plain-clubs-en',
  'plain-guests-en',
  'plain-crafts-en',
  'plain-homework-en',
  'plain-clubs-fr',
  'plain-guests-fr',
  'plain-crafts-fr',
  'plain-homework-fr',
] as const

/**
 * Sets that no table is learnt from. All but `plain-week-en` and `plain-week-fr` served to choose thresholds, so only the
 * rates of these two are held out.
 */
export const unseenSets = [
  'station-cafe',
  'pool-caretaker',
  'hill-library',
  'ferry-island',
  'reception-hut',
  'rainy-bakery',
  'railway-crossing',
  'old-airfield',
  'beekeepers-choir',
  'crane-terrace',
  'canal-parrot',
  'garage-allotment',
  'ambulance-canal',
  'sheep-stream',
  'bookbinder',
  'tram-hens',
  'bowling-club',
  'rectory',
  'helicopter-moves',
  'roofer-plymouth',
  'corner-shop',
  'dundee-tuner',
  'plain-weekend-en',
  'plain-weekend-fr',
  'plain-week-en',
  'plain-week-fr',
] as const

export const setNames = [
  ...learntSets,
  ...measuredSets,
  ...labelledSets,
  ...tiedSets,
  ...plainSets,
  ...unseenSets,
  'knowledge',
] as const

type TaskCases = Omit<SetCase, 'kind' | 'label' | 'text'> & { texts: Pick<SetCase, 'kind' | 'label' | 'text'>[] }

/** The cases of a set; some files group those with the same task. */
export const readSet = (name: (typeof setNames)[number]): SetCase[] =>
  casesOf<SetCase | TaskCases>(`sets/${name}.json`).flatMap((each) => {
    if (!('texts' in each)) return each
    const { texts, ...task } = each
    return texts.map((text) => ({ ...task, ...text }))
  })

/** Texts that were not accepted, and what their writers handed in after the feedback. */
export const readSecondTries = (): (Omit<SetCase, 'label'> & { after: string })[] => casesOf('second-tries.json')

function casesOf<T>(file: string): T[] {
  const url = new URL(`../fixtures/evaluation-corpus/${file}`, `file://${__dirname}/`)
  return (JSON.parse(readFileSync(url, 'utf8')) as { cases: T[] }).cases
}

/** The second text of a try, which is evaluated with what the first one lacked. */
export async function secondOf(first: ReturnType<typeof readSecondTries>[number]) {
  const { expectations } = await evaluate(first)
  return { ...first, text: first.after, earlier: { text: first.text, expectations } }
}

const evaluations = new WeakMap<Subject, Promise<Evaluation>>()

/** The built-in evaluation of a subject, which is made once. */
export function evaluate(subject: Subject & Pick<EvaluationRequest, 'earlier'>): Promise<Evaluation> {
  const known = evaluations.get(subject)
  if (known) return known
  const evaluation = Promise.resolve(builtInRules.evaluate(subject)).then((findings) => grade(findings, subject))
  evaluations.set(subject, evaluation)
  return evaluation
}

export type Rates = { accepted: number; unsure: number; refused: number; zero: number }

export async function rates(subjects: readonly Subject[]): Promise<Rates> {
  const all = await Promise.all(subjects.map(evaluate))
  const share = (is: (evaluation: Evaluation) => boolean) => all.filter(is).length / all.length
  return {
    accepted: share(({ isAccepted }) => isAccepted),
    unsure: share(({ isUnsure }) => isUnsure),
    refused: share(({ isAccepted, isUnsure }) => !isAccepted && !isUnsure),
    zero: share(({ score }) => score === 0),
  }
}

/** The words of a text in an order determined by the seed. */
export function shuffled(text: string, seed: number): string {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const words = text.split(/\s+/).map((word) => ({ word, key: next() }))
  return words
    .sort((one, other) => one.key - other.key)
    .map(({ word }) => word)
    .join(' ')
}

export const everySecondWord = (text: string) =>
  text
    .split(/\s+/)
    .filter((_, index) => index % 2 === 0)
    .join(' ')

// npx tsx tests/harness/evaluation-rates.ts: prints the rates of each kind of each set.
if (require.main === module) {
  void (async () => {
    for (const name of setNames) {
      const cases = readSet(name)
      for (const kind of new Set(cases.map((each) => each.kind))) {
        const found = await rates(cases.filter((each) => each.kind === kind))
        const shown = Object.entries(found).map(([label, share]) => `${label} ${Math.round(share * 100)} %`)
        console.log(`${name}/${kind}`.padEnd(40), shown.join('  '))
      }
    }
  })()
}
