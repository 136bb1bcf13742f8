const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return named.get(name.toLowerCase()) ?? whole
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

const lineBreaks = new Set(['br', 'hr'])
const blocks = new Set(
  ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'tr', 'blockquote', 'pre', 'section'].flatMap(
    (name) => [name, `/${name}`],
  ),
)

/** Alternates text and tags, starting with text; an unclosed `<` is text. */
function* split(html: string): Generator<string> {
  const end = html.lastIndexOf('>') + 1
  let at = 0
  for (let open = html.indexOf('<'); open !== -1 && open < end; open = html.indexOf('<', at)) {
    yield html.slice(at, open)
    at = html.indexOf('>', open) + 1
    yield html.slice(open, at)
  }
  yield html.slice(at)
}

/**
 * The plain text of a sanitised body, for mail clients without HTML. A single pass; linear in the length of the body.
 */
export function plainText(body: string): string {
  const parts: string[] = []
  let link: { href: string; start: number } | null = null
  let isTag = false
  // White space next to a line break is not content.
  let isAfterBreak = false
  for (const piece of split(body.replace(/\s+/g, ' '))) {
    if (!isTag) parts.push(isAfterBreak && piece.startsWith(' ') ? piece.slice(1) : piece)
    else {
      const name = /^<(\/?[a-z][a-z\d]*)\b/i.exec(piece)?.[1]?.toLowerCase() ?? ''
      isAfterBreak = lineBreaks.has(name) || blocks.has(name)
      if (lineBreaks.has(name)) parts.push('\n')
      else if (blocks.has(name)) parts.push('\n\n')
      else if (name === 'li') parts.push('\n- ')
      else if (name === 'a' && !link) {
        const href = / href="([^"]*)"/i.exec(piece)?.[1]
        if (href !== undefined) link = { href, start: parts.length }
      } else if (name === '/a' && link) {
        const { href, start } = link
        if (parts.slice(start).join('') !== href) parts.push(` (${href})`)
        link = null
      }
    }
    isTag = !isTag
  }
  return unescapeHtml(parts.join(''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
