import 'server-only'
import { dayOf, type Day } from '@/lib/calendar'
import { words } from '@/lib/evaluation/text/words'
import type { Scope } from '@/lib/scope'
import { COPIED_SHARE, isSameTitle } from '@/lib/submissions/reuse/compared-text'
import type { Alike, Reuse } from '@/lib/submissions/reuse/feedback'
import { noPart, reusedPart } from '@/lib/submissions/reuse/part'
import { prepare, type Prepared } from '@/lib/submissions/reuse/prepared'

/** A short text like another member's, but not the same, may tell of what both did. */
const LONGEST_ALIKE = 30
const SURELY_COPIED = 0.9
/** How many known texts a text is also compared without. */
const MOST_LEFT_OUT = 3

/** An accepted text with hashes in common. */
type Candidate = { memberId: string; title: string; evaluatedAt: Date; shared: readonly bigint[] }
type Known = { isOwn: boolean; isEarlierReport: boolean; on: Day; share: number; keys: Set<string> }

/**
 * The accepted text that contains most of this one, if it contains 60 %: one of the member's own, else any, and the
 * newest of equal ones; else all of them, if they contain it together, or contain what remains without its copied part.
 * Also returns the copied part. No reuse and no part for a text that is only like another member's, or like the member's
 * report of another day; no reuse, but a part, for one that tells something new beside the member's own.
 */
export function reuseAmong(scope: Scope, work: Prepared, candidates: readonly Candidate[]): Among {
  const known = knownIn(work, candidates, scope.timeZone)
  const { reuse, part, alike } = toldIn(work, known)
  if (alike) return { reuse: null, part: noPart, alike }
  const amongRest = (text: string) => {
    const rest = prepare({ ...work, text })
    const others = rest.isShort ? candidates.filter(isOwnOfTitle(work)) : candidates
    return { rest, ...toldIn(rest, knownIn(rest, others, scope.timeZone)) }
  }
  const left = part.rest ? amongRest(part.rest) : null
  if (reuse) {
    const isNew = left && !left.reuse && !left.alike && left.part.words === 0
    const isNewBeside = isNew && reuse.isOwn && left.rest.compared.tellsNew(keysAmong(known))
    return isNewBeside ? { reuse: null, part, alike: 'besideOwn' } : { reuse, part, alike }
  }
  if (!left) return { reuse, part, alike }
  if (left.alike) return { reuse, part, alike: left.alike }
  // A reworded text shares too little of what it is beside, so it is also compared without each of the others.
  const hidden =
    left.reuse ??
    restsWithoutOne(work, known)
      .map((text) => amongRest(text).reuse)
      .find(Boolean)
  if (hidden) {
    const share = part.share + (1 - part.share) * hidden.share
    return { reuse: { on: null, isOwn: part.isOwn && hidden.isOwn, share }, part, alike }
  }
  const { words, rest } = left.part
  return { reuse, part: { ...part, words: part.words + words, rest: rest ?? part.rest }, alike }
}

/** What remains of a text without the sentences of one of those that contain the most of it. */
const restsWithoutOne = (work: Prepared, known: readonly Known[]): string[] =>
  [...known]
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_LEFT_OUT)
    .flatMap((each) => reusedPart(work.compared, [each]).rest ?? [])
    .filter((rest) => rest !== '')

type Among = ReturnType<typeof reuseIn> & { alike: Alike | null }

const isOwnOfTitle =
  (work: Prepared) =>
  ({ memberId, title }: Candidate) =>
    memberId === work.memberId && isSameTitle(title, work.title)

function knownIn(work: Prepared, candidates: readonly Candidate[], timeZone: string): Known[] {
  return candidates
    .map(({ memberId, title, evaluatedAt, shared }): Known => {
      const keys = work.keysOf(shared)
      const isOwn = memberId === work.memberId
      const isEarlierReport = isOwn && isSameTitle(title, work.title)
      return { isOwn, isEarlierReport, on: dayOf(evaluatedAt, timeZone), share: work.shareIn(keys), keys }
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.share - a.share || b.on.localeCompare(a.on))
}

function toldIn(work: Prepared, known: readonly Known[]): Among {
  const found = reuseIn(work, known)
  return { ...found, alike: work.expected.length > 0 ? null : likenessOf(work, known, found) }
}

function reuseIn(work: Prepared, known: readonly Known[]) {
  const most = known.find(({ share }) => share >= COPIED_SHARE)
  const found = work.isShort || work.compared.tellsOther(keysAmong(known)) ? noPart : reusedPart(work.compared, known)
  // A sentence of another text may contain the answer.
  const part = work.expected.length > 0 ? { ...found, words: 0, rest: null } : found
  const reuse: Reuse | null = most ?? (part.isWhole ? { isOwn: part.isOwn, on: null, share: part.share } : null)
  return { reuse, part }
}

/** Whether a text of which much was told before may be honest all the same. */
function likenessOf(
  work: Prepared,
  known: readonly Known[],
  { reuse, part }: ReturnType<typeof reuseIn>,
): Exclude<Alike, 'besideOwn'> | null {
  if (!reuse && part.words === 0) return null
  const own = known.filter(({ isOwn }) => isOwn)
  const reports = known.filter(({ isEarlierReport }) => isEarlierReport)
  const others = known.filter(({ isEarlierReport }) => !isEarlierReport)
  const isOfOthers = reuse?.on ? !reuse.isOwn : part.words > 0 && !isReused(work, own)
  if (isOfOthers) return isShortAndNew(work.text, reuse?.share ?? part.share) ? 'toOthers' : null
  if (isReused(work, others)) return null
  const isNewBeside = ({ share, keys }: Known) => share < COPIED_SHARE || work.compared.tellsNew(keys)
  const hasPart = part.words > 0 || part.isWhole
  const isNew = reports.every(isNewBeside) && (!hasPart || work.compared.copiesWithNews(keysAmong(reports)))
  return isNew ? 'toOwn' : null
}

function isReused(work: Prepared, known: readonly Known[]): boolean {
  const { reuse, part } = reuseIn(work, known)
  return reuse !== null || part.words > 0
}

const keysAmong = (known: readonly Known[]) => new Set(known.flatMap(({ keys }) => [...keys]))

const isShortAndNew = (text: string, share: number) => share < SURELY_COPIED && words(text).length <= LONGEST_ALIKE
