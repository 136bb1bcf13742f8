/** The address of a screen with what was chosen on it; what is empty is left out. */
export function chosenPath(path: string, choice: Record<string, string | number>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) if (value !== '') params.set(name, String(value))
  return params.size === 0 ? path : `${path}?${params}`
}
