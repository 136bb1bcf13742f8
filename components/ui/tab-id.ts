/** The id of a tab, which its panel is labelled by. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}
