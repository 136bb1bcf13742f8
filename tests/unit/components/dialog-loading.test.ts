import { sourceFiles } from '@/tests/harness/source-files'

/** The names of what a file loads by `next/dynamic`, or by `lazy` of React. */
const loadedSuspending = (source: string) =>
  [...source.matchAll(/(?:const|let) (\w+) = (?:dynamic|lazy)\(/g)].map(([, name]) => name ?? '')

const screens = sourceFiles(['app', 'components'], /\.tsx$/)

test('next/dynamic is used', () => {
  expect(screens.flatMap(({ source }) => loadedSuspending(source))).toContain('MemberPauses')
})

// Both suspend while they load, which hides the page for a moment and loses the keyboard focus.
test('dialogs, forms and panels, which open on a press, are loaded without suspending', () => {
  const suspending = screens.flatMap(({ file, source }) =>
    loadedSuspending(source)
      .filter((name) => /(?:Dialog|Form|Panel|Menu)$|^SecondFactor/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(suspending).toEqual([])
})

// Without network it never loads: the copy of the page would show its loading state for ever, or an error.
test('nothing of the page of a task, which opens without network, suspends', () => {
  const shared = ['evaluation', 'leaves', 'offline', 'photos', 'task'].map((feature) => `components/${feature}`)
  const folders = ['app/(shell)/task-submission', ...shared]
  const suspending = sourceFiles(folders).filter(({ source }) => /\b(?:dynamic|lazy)\(/.test(source))
  expect(suspending.map(({ file }) => file)).toEqual([])
})
