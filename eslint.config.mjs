import { readdirSync, readFileSync } from 'node:fs'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

const serverOnlyIn = (folder) =>
  readdirSync(`${import.meta.dirname}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /^import 'server-only'$/m.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))

/** The modules that do I/O: they say so themselves. What does not say so is held to the rules for pure files. */
const serverOnly = serverOnlyIn('lib')
/** What a feature does for its commands and queries alone; the doors have helpers in auth/, http/ and i18n/. */
const internals = serverOnly
  .filter((file) => /^lib\/(?!auth\/|http\/|i18n\/)[^/]+\//.test(file))
  .filter((file) => !/\/(commands|queries|next-auth)\.ts$/.test(file))
  .map((file) => `./${file}`)
const serverOnlyPaths = serverOnly.map((file) => `./${file}`)

/** Packages that pure files may import: they run in a browser and do no I/O. */
const purePackages = [
  '@orama/.+',
  'ai',
  'clsx',
  'date-fns.*',
  'next-intl',
  'otpauth',
  'tinyld.*',
  'uqr',
  'use-intl.*',
  'xss',
]

const zones = [
  { target: ['./app/**/*', './components/**/*', './lib/**/*', './prisma/**/*'], from: './tests/**/*' },
  { target: './components/**/*', from: './app/**/*', message: 'Components know no screen.' },
  {
    target: ['./app/**/*', './components/**/*', './lib/*', './lib/!(i18n)/**/*'],
    from: './lib/i18n/{en,fr}/**/*',
    message: 'Messages are read through a translator: a browser is sent the namespaces that it shows.',
  },
  { target: './lib/**/*', from: ['./app/**/*', './components/**/*'], message: 'Nothing in lib/ knows the screens.' },
  {
    target: ['./app/**/*', './components/**/*'],
    from: ['./lib/db.ts*', './lib/pool.ts*', './lib/ports/**/*', './prisma/**/*'],
    message: 'A door calls commands and queries.',
  },
  {
    target: ['./app/**/*', './components/**/*'],
    from: internals,
    message: 'A door calls commands and queries.',
  },
  {
    target: './middleware.ts',
    from: [
      './lib/!(auth|http|settings)/**/*',
      './lib/settings/!(dictation.ts)',
      './lib/!(transport-security.mjs)',
      './lib/auth/!(cookie.ts)',
    ],
  },
  {
    target: './middleware.ts',
    from: serverOnlyPaths.filter((path) => path !== './lib/settings/dictation.ts'),
    message: 'The middleware does no I/O, except for the policy of the microphone.',
  },
  { target: './prisma/system/**/*', from: './prisma/!(system)/**/*', message: 'The lowest layer of the scripts.' },
  { target: './prisma/embedded/**/*', from: './prisma/start/**/*', message: 'start uses embedded.' },
]
const pureZone = {
  target: './lib/**/*',
  from: [...serverOnlyPaths, './lib/clock.ts'],
  message: "A file that does I/O begins with `import 'server-only'`; every other file of lib/ is pure.",
}
const propsZone = {
  target: './components/**/*',
  from: serverOnlyPaths,
  message:
    "Components take props; shared server actions are in actions.ts, and what reads begins with `import 'server-only'`.",
}
/** The files of components/ that call commands and queries. */
const sharedDoors = [...serverOnlyIn('components'), 'components/**/actions.ts']
const restrictedPaths = (all) => ['error', { basePath: import.meta.dirname, zones: all }]

const zod = { name: 'zod', message: 'Take z from lib/zod.ts: it sets it up.' }
const clockGlobals = [{ name: 'performance', message: 'Take monotonic() from lib/clock.ts.' }]
/** Browsers have no `Buffer`; a bundler would add 7 KB. */
const impureGlobals = ['Buffer', 'fetch', 'setInterval', 'setTimeout', 'WebSocket'].map((name) => ({
  name,
  message: "Begin the file with `import 'server-only'`; every other file of lib/ is pure.",
}))
const impurePackages = {
  regex: `^(?!@/|\\.|(?:${purePackages.join('|')})$)`,
  allowTypeImports: true,
  message:
    "Not known to be pure: begin the file with `import 'server-only'`, or list the package in eslint.config.mjs.",
}

const clockAndEnvironment = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Only lib/clock.ts reads the clock: take `now` as a parameter.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Only lib/clock.ts reads the clock: take `now` as a parameter.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Only lib/clock.ts reads the clock: take `now` as a parameter.',
  },
  {
    selector:
      "MemberExpression[object.name='globalThis'][property.name=/^(Date|fetch|performance|process|setInterval|setTimeout|WebSocket)$/]",
    message: 'Name it without globalThis, so that it can be seen whether the file may use it.',
  },
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Only lib/env.ts reads the environment.',
  },
]
const serverOnlyNames = serverOnly.map((file) => file.slice('lib/'.length, -'.ts'.length).replaceAll('/', '\\/'))
const clientImports = {
  selector: `Program:has(> ExpressionStatement[directive='use client']) :matches(ImportDeclaration[importKind!='type'], ImportExpression)[source.value=/^@\\/lib\\/(${serverOnlyNames.join('|')})$/]`,
  message: 'A client component does no I/O.',
}
const declaresServerOnly = {
  selector: "Program:not(:has(> ImportDeclaration[source.value='server-only']))",
  message: "commands.ts and queries.ts begin with `import 'server-only'`.",
}
const effectResults = {
  selector: 'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body',
  message:
    'Give the effect braces: React calls what it returns, and scrollIntoView returns a promise in newer browsers.',
}
const parsesItself = {
  selector:
    ':matches(CallExpression[callee.property.name=/^(safeP|p)arse$|^(json|text|formData)$/], MemberExpression[property.name="searchParams"])',
  message: 'The operation states what a route takes, and route() parses it.',
}
const ownChecks = {
  regex: '^@/lib/(auth/(policy|recent-proof)|zod|http/(body|operation|origin))$',
  message: 'The operation states who may call a route and with what; route() checks both.',
}
const restrictedSyntax = (...more) => ['error', ...clockAndEnvironment, clientImports, effectResults, ...more]

const reactRulesOff = Object.fromEntries(
  nextVitals
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((rule) => /^(react|react-hooks)\//.test(rule))
    .map((rule) => [rule, 'off']),
)

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'prisma/generated/**',
      'public/service-worker.js',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': restrictedPaths(zones),
      '@typescript-eslint/no-explicit-any': 'error',
      // Uploaded pictures are already scaled to the size at which they are shown.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  // Where there are no components, these rules find nothing, and take a fifth of the processor time.
  { files: ['{lib,prisma,tests,.ci}/**/*.{ts,mjs}'], rules: reactRulesOff },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/zod.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [zod] }] },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: sharedDoors,
    rules: { 'import-x/no-restricted-paths': restrictedPaths([...zones, propsZone]) },
  },
  {
    files: ['lib/**/*.{ts,mjs}'],
    ignores: [...serverOnly, 'lib/clock.ts', 'lib/zod.ts'],
    rules: {
      'import-x/no-restricted-paths': restrictedPaths([...zones, pureZone]),
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [zod], patterns: [impurePackages] }],
      'no-restricted-globals': ['error', ...clockGlobals, ...impureGlobals],
    },
  },
  { files: serverOnly, rules: { 'no-restricted-globals': ['error', ...clockGlobals] } },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/clock.ts', 'lib/env.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(), 'no-console': 'error' },
  },
  {
    files: ['lib/**/{commands,queries}.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(declaresServerOnly) },
  },
  {
    files: ['app/**/route.ts'],
    rules: {
      'no-restricted-syntax': restrictedSyntax(parsesItself),
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [zod], patterns: [ownChecks] }],
    },
  },
]

export default config
