import { sourceFiles } from '@/tests/harness/source-files'

/** The name of what a file loads by `next/dynamic`. */
const loadedByNext = (source: string) =>
  [...source.matchAll(/(?:const|let) (\w+) = dynamic\(/g)].map(([, name]) => name ?? '')

const screens = sourceFiles(['app', 'components'], /\.tsx$/)

test('next/dynamic is used', () => {
  expect(screens.flatMap(({ source }) => loadedByNext(source))).toContain('MemberPauses')
})

// next/dynamic suspends while it loads, which hides the page for a moment and loses the keyboard focus.
test('dialogs, forms and panels, which open on a press, are loaded without suspending', () => {
  const suspending = screens.flatMap(({ file, source }) =>
    loadedByNext(source)
      .filter((name) => /(?:Dialog|Form|Panel|Menu)$|^SecondFactor/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(suspending).toEqual([])
})
