// Tags with the content of scripts and styles, entities, addresses, and template placeholders.
const MARKUP = new RegExp(
  [
    '<(script|style)\\b[^>]{0,300}>[^<]{0,2000}',
    '<[/!]?[a-z][^<>]{0,500}>',
    '<\\|[^<>|]{0,60}\\|>|\\[/?INST\\]',
    '&(?:lt|#60|#x3c);[^&<>]{0,300}&(?:gt|#62|#x3e);',
    '&(?:[a-z]{2,10}|#\\d{1,7}|#x[0-9a-f]{1,6});',
    '(?:https?://|www\\.|javascript:|data:|mailto:)[^\\s<>()\\[\\]]{0,500}',
    '\\{\\{[^{}]{0,300}\\}\\}|[$#]\\{[^{}]{0,300}\\}|<%[^%]{0,300}%>',
  ].join('|'),
  'gi',
)

/** Whether the character at an index belongs to markup, which a reader does not see. */
export function markupIn(text: string): (at: number) => boolean {
  const ranges = Array.from(text.matchAll(MARKUP), ({ index, 0: match }) => [index, index + match.length] as const)
  let next = 0
  // Indexes must be passed in ascending order, so that one pass is enough.
  return (at) => {
    while (next < ranges.length && (ranges[next]?.[1] ?? 0) <= at) next += 1
    const range = ranges[next]
    return range !== undefined && at >= range[0]
  }
}
