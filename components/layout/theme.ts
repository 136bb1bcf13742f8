export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The cookie that remembers the choice, so that the server's first markup already wears it. */
export const themeCookie = 'theme'

/** The theme a cookie names; the system's when it names none. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
