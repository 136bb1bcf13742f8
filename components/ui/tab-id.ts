/** The element id of a tab, which labels its panel. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}
