export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The cookie that stores the theme, so that the server's markup already uses it. */
export const themeCookie = 'theme'

/** The theme in a cookie's value, by default the system's. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
