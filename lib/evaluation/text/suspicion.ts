import { comparable, copiedIn } from './copies'
import { HEAD, readablePart, TAIL } from './normalise'
import { decodedIn, isDisguisedInjection, isInjection, injectionsAmong } from './injection'
import data from './secrets.json'
import { sentences } from './words'

/** Signs that a text was written to manipulate the evaluator, for an administrator to check. */
export const suspicions = ['injection', 'hidden', 'format', 'encoded', 'copied', 'asks_secrets', 'markup'] as const
export type Suspicion = (typeof suspicions)[number]

/**
 * The suspicions about a submission, in the order of `suspicions`. They say nothing about its quality, and nothing may
 * depend on them: an honest text on such a subject shows the same signs. Signs that the task shows as well are ignored.
 * Pure; linear in the texts.
 */
export function suspicionsOf(
  text: string,
  subject: { title: string; description: string },
  others: readonly string[] = [],
): Suspicion[] {
  const raw = text.length > HEAD + TAIL ? `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}` : text
  const read = readablePart(text).text
  const given = `${subject.title}\n${subject.description}`
  const lines = sentences(read)
  const shows: Record<Suspicion, (source: string) => boolean> = {
    injection: (source) =>
      source === raw ? injectionsAmong(lines).some(Boolean) : sentences(source).some(isInjection),
    hidden: hidesSomething,
    format: (source) => FORMATS.some((format) => format.test(source)),
    encoded: (source) => isEncoded(source, source === raw ? lines : sentences(source)),
    copied: (source) => source === raw && copiedIn(comparable(read), others).some(Boolean),
    asks_secrets: (source) => SECRETS.some((secret) => secret.test(source)),
    markup: (source) => MARKUP.some((markup) => markup.test(source)),
  }
  return suspicions.filter((each) => shows[each](raw) && !shows[each](given))
}

const VISIBLE_JOINERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D|[\p{Script=Arabic}\p{Script=Devanagari}\p{L}][\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}])/gu
const FLAG = /\u{1F3F4}[\u{E0060}-\u{E007F}]{3,7}/gu
const ZERO_WIDTH =
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200D\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]/gu
const TURNING = /[\u061C\u202A-\u202E\u2066-\u2069]/gu
const TAGS = /[\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/gu
const SELECTORS = /[\uFE00-\uFE0E]/gu
const STACKS = /\p{M}{4,}/gu
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** More invisible characters than emoji, right-to-left scripts and pasted text usually contain. */
function hidesSomething(text: string): boolean {
  const plain = text.replace(FLAG, '').replace(VISIBLE_JOINERS, '')
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0
  return (
    count(TAGS) >= 3 ||
    count(TURNING) >= (RIGHT_TO_LEFT.test(plain) ? 20 : 1) ||
    count(ZERO_WIDTH) >= 6 ||
    count(SELECTORS) >= 6 ||
    count(STACKS) >= 3
  )
}

const FORMATS = [
  /["']?\b(?:isAccepted|verdict|final grade|level)\b["']?\s{0,3}[:=]\s{0,3}["']?(?:true|full|accepted|perfect|\d{2,3})/i,
  /["']score["']\s{0,3}:|(?:^|[&>])\s{0,3}score["']?\s{0,3}[:=>]\s{0,3}["']?\d{2,3}/im,
  /^[ \t]{0,9}(?:answers|complete|own|clear)["']?\s{0,3}[:|=]\s{0,3}["']?full/im,
  /^\W{0,5}(?:system|assistant|human|evaluator|grader|developer)\W{0,4}:/im,
  /<\|[^<>|\n]{1,40}\|>|\[\/?INST\]|<\/?(?:submission|system|rubric|evaluation|prompt|instructions?)\b[^<>\n]{0,80}>/i,
  /\b(?:end|begin|start) (?:of )?(?:user|submission|student|untrusted)\b[^\n]{0,20}\b(?:input|text|submission|message)\b|\bend of submission\b/i,
  /^[ \t]{0,9}(?:[0-9a-f]{20,64}|#{2,6} ?(?:instruction|response|system)s?:?)[ \t]{0,9}$/im,
  /\bdelimiters?\b|^HTTP\/1\.\d \d{3}/im,
  /\b(?:evaluation result|grader'?s? note|note \d{2}\s?\/\s?20)\b/i,
]

const SECRETS = data.secrets.map((pattern) => new RegExp(pattern, 'i'))

const MARKUP = [
  /<\s{0,3}(?:script|img|iframe|svg|style|link|form|object|embed|meta|body|details|base|video|audio)\b/i,
  /\bon(?:error|load|click|toggle|mouseover|focus)\s{0,3}=/i,
  /!\[[^\]\n]{0,200}\]\s{0,2}\(|\]\((?:https?|javascript|data):/i,
  /\bjavascript:|\bdata:text\/html/i,
  /&(?:lt|#60|#x3c);\s{0,3}\/?(?:script|img|svg|iframe)/i,
  /\u001b[[\]]/,
  /^[ \t"']{0,5}[=+@-](?:hyperlink|importxml|importdata|webservice|cmd|dde|image)\b/im,
  /\{\{[^{}\n]{1,200}\}\}|\$\{[^{}\n]{1,200}\}|<%[^%\n]{1,200}%>/,
  /["'}\]\\]{2,12},\s{0,3}\\{0,2}(?:"|u0022)\w{2,20}\\{0,2}(?:"|u0022):/,
  /\b(?:drop|truncate) table\b\s+["'`]?\w|';\s{0,3}(?:drop|update|delete|insert|select)\b/i,
]

const BLOB = /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{60,}={0,2}|(?:[0-9a-fA-F]{2}){24,})(?![A-Za-z0-9+/=])/

/** A long encoded run that decodes to text, or looks as if it did; or a disguised prompt injection. */
function isEncoded(text: string, lines: readonly string[]): boolean {
  if (decodedIn(text).some((decoded) => /[a-z]{3,}[^a-z]+[a-z]{3,}/i.test(decoded))) return true
  const blob = BLOB.exec(text)?.[0]
  if (blob && new Set(blob).size >= 12 && /\d/.test(blob)) return true
  return lines.some(isDisguisedInjection)
}

/** The stored suspicions that this version knows. */
export function knownSuspicions(stored: readonly string[]): Suspicion[] {
  return suspicions.filter((each) => stored.includes(each))
}
