import type { Translate } from '@/lib/i18n/message'

// The first match wins: most browsers also name those they are compatible with.
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

/** The User-Agent for display: 'Firefox on Windows', or a program's own first word. */
export function browserOf(agent: string, t: Translate<'account'>): string {
  const browser = find(browsers, agent)
  const system = find(systems, agent)
  if (browser && system) return t('browserOn', { browser, system })
  const program = /^[\w.-]{1,30}(?=\/|$)/.exec(agent)?.[0]
  return browser ?? system ?? program ?? t('unknownBrowser')
}
