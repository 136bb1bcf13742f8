import { FilterXSS, type IWhiteList } from 'xss'

const shared = ['style', 'align']
const cells = [...shared, 'width', 'height', 'valign', 'bgcolor', 'colspan', 'rowspan']

const allowList: IWhiteList = {
  ...Object.fromEntries(
    ['p', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'].map(
      (tag) => [tag, shared],
    ),
  ),
  ...Object.fromEntries(
    ['br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'].map((tag) => [tag, ['style']]),
  ),
  a: ['href', 'title', 'style'],
  img: ['src', 'alt', 'width', 'height', 'style'],
  table: [...cells, 'border', 'cellpadding', 'cellspacing', 'role'],
  tbody: shared,
  thead: shared,
  tr: cells,
  td: cells,
  th: cells,
}

const box = /^[\d.\s%a-z#(),-]+$/i
const properties = [
  ...[
    'color',
    'background-color',
    'font-size',
    'font-style',
    'font-weight',
    'line-height',
    'text-align',
    'text-decoration',
  ],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...[
    'border',
    'border-top',
    'border-right',
    'border-bottom',
    'border-left',
    'border-color',
    'border-radius',
    'border-collapse',
  ],
  ...['width', 'max-width', 'height', 'vertical-align', 'list-style-type', 'overflow-wrap'],
]

const link = /^(?:https?:\/\/|mailto:)/i
const picture = /^https:\/\//i

const quotedAttribute = /\s[^\s"'=<>]+=(?:"[^"]*"|'[^']*')/g
/** The parser rewrites a whole tag at each of its spaces, so attributes are bounded; no e-mail needs as many. */
const mostAttributes = 40

const isOverloaded = (tag: string) => tag.replace(quotedAttribute, ' a').split(/\s+/).length > mostAttributes

const filter = new FilterXSS({
  allowList,
  stripIgnoreTag: true,
  // Removed with their content; other unknown tags keep their text.
  stripIgnoreTagBody: ['script', 'style', 'title', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'xmp'],
  css: { whiteList: { ...Object.fromEntries(properties.map((name) => [name, box])), 'font-family': /^[\w\s'",-]+$/ } },
  onTag: (_tag, html) => (isOverloaded(html) ? '' : undefined),
  onTagAttr(tag, name, value) {
    const address = tag === 'a' && name === 'href' ? link : tag === 'img' && name === 'src' ? picture : null
    return address && !address.test(value.trim()) ? '' : undefined
  },
})

/**
 * Sanitises HTML for e-mail: keeps text, structure, https images, and links to websites or e-mail addresses. Removes
 * scripts, forms, frames, style sheets and everything else that executes or loads.
 */
export function sanitiseHtml(html: string): string {
  return filter.process(html).trim()
}
