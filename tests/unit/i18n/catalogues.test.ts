import IntlMessageFormat from 'intl-messageformat'
import ts from 'typescript'
import { catalogues } from '@/lib/i18n/catalogue'
import { locales } from '@/lib/i18n/locale'
import { sourceFiles } from '@/tests/harness/source-files'

type Tree = { [key: string]: string | Tree }
type Element = ReturnType<InstanceType<typeof IntlMessageFormat>['getAst']>[number]

const namespaces = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[]

/** The messages of a catalogue by key. */
function messagesIn(tree: Tree, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : messagesIn(value, `${prefix}${name}.`),
  )
}

/** The arguments and tags of a message, at any depth. */
function argumentsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const name = 'value' in element && element.type !== 0 ? [String(element.value)] : []
    const branches =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    const inside = 'children' in element ? argumentsOf(element.children) : []
    return [...name, ...branches, ...inside]
  })
}

const signature = (message: string, locale: string) =>
  [...new Set(argumentsOf(new IntlMessageFormat(message, locale).getAst()))].sort()

test.each(namespaces)('every message of %s exists in each language with the same arguments', (namespace) => {
  const [first, ...others] = locales.map((locale) =>
    Object.fromEntries(
      messagesIn(catalogues[locale][namespace]).map(([key, message]) => [key, signature(message, locale)]),
    ),
  )
  for (const other of others) expect(other).toEqual(first)
})

/** Every string in a source file that may be a key: literals, and templates as patterns. */
function keysIn(source: string, file: string): { literals: Set<string>; patterns: RegExp[] } {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    // A key may be the name of a property: `<T key>` stands in tables as well.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) literals.add(node.name.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts.some((part) => part !== '') && parts.every((part) => /^[\w.]*$/.test(part)))
        patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return { literals, patterns }
}

const sources = sourceFiles(['app', 'components', 'lib', 'prisma/start'], /\.(tsx?|mjs)$/).map(({ file, source }) => ({
  source,
  ...keysIn(source, file),
}))
const everywhere = new Set(sources.flatMap(({ literals }) => [...literals]))
// A pattern of placeholders and dots alone does not identify a namespace.
const anyPattern = sources.flatMap(({ patterns }) => patterns.filter(({ source }) => /^\^[A-Za-z]/.test(source)))

test.each(namespaces)('every message of %s is used', (namespace) => {
  const named = sources.filter(({ literals, source }) => literals.has(namespace) || source.includes(`'${namespace}'`))
  const local = new Set(named.flatMap(({ literals }) => [...literals]))
  const localPatterns = named.flatMap(({ patterns }) => patterns)
  const isUsed = (key: string) => {
    const whole = `${namespace}.${key}`
    if (local.has(key) || everywhere.has(whole)) return true
    return localPatterns.some((pattern) => pattern.test(key)) || anyPattern.some((pattern) => pattern.test(whole))
  }
  const unused = messagesIn(catalogues.en[namespace]).flatMap(([key]) => (isUsed(key) ? [] : [key]))
  expect(unused).toEqual([])
})

test.each(namespaces)('French punctuation of %s stays on the line of its word', (namespace) => {
  const loose = messagesIn(catalogues.fr[namespace]).filter(([, message]) => / (?:[?!;»]|:(?!:))|« /.test(message))
  expect(loose).toEqual([])
})

test('no French message has "de" or "que" before a name, which may begin with a vowel', () => {
  const names = 'name|username|subject|actor|reader|by|member|address'
  const unelided = new RegExp(`(?:^|[\\s(])(?:de|que|jusque|lorsque|puisque) \\{(?:${names})\\}`, 'iu')
  expect(messagesIn(catalogues.fr).filter(([, message]) => unelided.test(message))).toEqual([])
})
