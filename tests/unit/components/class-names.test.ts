import { readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
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

/** The words of each string literal of the components. */
const literals = sourceFiles(['app', 'components'], /\.tsx$/).flatMap(({ file, source }) => {
  const found: string[][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text.split(/\s+/).filter((word) => word !== ''))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
})

/** The classes in use, without variants such as `sm:`. */
function classesInUse(): string[] {
  const words = new Set(literals.flat().map((word) => word.replace(/^(?:[^[:(]+:)+/, '')))
  return [...words].filter((word) => word !== '' && whole(`${word} ${word}`) === word)
}

/** Classes that mark an element for others, without a style of their own. */
const markers = ['group', 'peer']

test('every class has a style', async () => {
  const readSheet = async (path: string, base: string) => ({
    path,
    base,
    content: readFileSync('node_modules/tailwindcss/index.css', 'utf8'),
  })
  const options = { base: 'app', loadStylesheet: readSheet }
  const design = await loadDesignSystem(readFileSync('app/globals.css', 'utf8'), options)
  const words = [...new Set(literals.flat())]
  const styles = design.candidatesToCss(words)
  const styled = new Set(words.filter((_, at) => styles[at] !== null))
  // A literal is a list of classes if most of its words, and at least two, are classes.
  const lists = literals.filter((list) => {
    const known = list.filter((word) => styled.has(word)).length
    return known > 1 && known * 2 > list.length
  })
  expect(lists.length).toBeGreaterThan(400)
  expect(lists.flat().filter((word) => !styled.has(word) && !markers.includes(word))).toEqual([])
})

test('of two classes in use, the same one applies as with the complete list of classes', () => {
  const classes = classesInUse()
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
