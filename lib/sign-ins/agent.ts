import type { Translate } from '@/lib/i18n/message'

// The first that matches: most browsers also name the ones they are like.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** What a browser says it is, for people: 'Firefox on Windows'; of other programs their own first word. */
export function browserOf(agent: string, t: Translate<'account'>): string {
  const browser = find(browsers, agent)
  const system = find(systems, agent)
  if (browser && system) return t('browserOn', { browser, system })
  const program = /^[\w.-]{1,30}(?=\/|$)/.exec(agent)?.[0]
  return browser ?? system ?? program ?? t('unknownBrowser')
}
