import { extendTailwindMerge } from 'tailwind-merge'
import ts from 'typescript'
import { cn } from '@/components/ui/cn'
import { sourceFiles } from '@/tests/harness/source-files'

// The theme names of globals.css that tailwind-merge's own list does not have.
const whole = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['card', 'control', 'inner'],
      shadow: ['soft'],
      animate: [
        'breathe',
        'pending',
        'fade-in',
        'fade-out',
        'fade-in-late',
        'fade-out-late',
        'rise-in',
        'fall',
        'first-load',
      ],
    },
    classGroups: { 'font-family': ['figures'] },
  },
})

/** The words of all string literals of the components, without variants such as `sm:`. */
function words(): string[] {
  const found = new Set<string>()
  for (const { file, source } of sourceFiles(['app', 'components'], /\.tsx$/)) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node))
        for (const word of node.text.split(/\s+/)) found.add(word.replace(/^(?:[^[:(]+:)+/, ''))
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  }
  return [...found].filter((word) => word !== '' && whole(`${word} ${word}`) === word)
}

test('of two classes in use, the same one applies as with the complete list of classes', () => {
  const classes = words()
  const different = classes.flatMap((one) =>
    classes
      .filter((other) => one !== other && cn(one, other) !== whole(`${one} ${other}`))
      .map((other) => `${one} ${other}`),
  )
  expect(classes.length).toBeGreaterThan(400)
  expect(different).toEqual([])
})

test.each([
  ['px-4 sm:px-5', 'pl-3 sm:pl-4', 'px-4 sm:px-5 pl-3 sm:pl-4'],
  ['bg-card hover:bg-shade', 'bg-leaf-soft', 'hover:bg-shade bg-leaf-soft'],
  ['size-11 shrink-0', 'size-14', 'shrink-0 size-14'],
])('%j, overridden by %j, is %j', (classes, later, joined) => {
  expect(cn(classes, later)).toBe(joined)
})
