/** The path with its search parameters; empty ones are omitted. */
export function chosenPath(path: string, choice: Record<string, string | number>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) if (value !== '') params.set(name, String(value))
  return params.size === 0 ? path : `${path}?${params}`
}
