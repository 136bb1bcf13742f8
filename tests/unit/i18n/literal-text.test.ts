import ts from 'typescript'
import { sourceFiles } from '@/tests/harness/source-files'

/** Attributes that are visible or read by a screen reader. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
  'label',
  'hint',
  'description',
])
/** Properties of toasts and page metadata that are visible. */
const spokenProperties = new Set(['title', 'description', 'label', 'hint', 'failed', 'message', 'error'])
const isSpoken = (text: string) => /\p{L}{2}/u.test(text)

/** The strings that an expression may evaluate to. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return textsOf(node.right)
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return node.expression ? textsOf(node.expression) : []
  }
  return []
}

/** The visible strings that are written into a component. */
function writtenTexts(source: string, file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isSaid =
      (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) ||
      ts.isJsxText(node)
    if (ts.isJsxText(node)) found.push(node.text.trim())
    else if (isSaid) found.push(...textsOf(node))
    if (ts.isJsxAttribute(node) && node.initializer && spokenAttributes.has(node.name.getText()))
      found.push(...textsOf(node.initializer))
    if (ts.isPropertyAssignment(node) && spokenProperties.has(node.name.getText().replaceAll(`'`, '')))
      found.push(...textsOf(node.initializer).filter((text) => !isKey(text)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found.filter(isSpoken)
}

/** The key of a message, in a table of tabs or links. */
const isKey = (text: string) => /^[a-z]\w*$/.test(text)

/** Properties that hold class names, named after the styled part. */
const exempt: Readonly<Record<string, RegExp>> = { 'components/ui/notices.tsx': /^(?:font-medium|mt-0\.5 .*)$/ }

test('no component contains visible text outside the catalogues', () => {
  const written = sourceFiles(['app', 'components'])
    .filter(({ file }) => !file.startsWith('app/api/'))
    .flatMap(({ file, source }) =>
      writtenTexts(source, file)
        .filter((text) => !exempt[file]?.test(text))
        .map((text) => `${file}: ${text}`),
    )
  expect(written).toEqual([])
})
