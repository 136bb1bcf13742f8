import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

/** Modules that access the database or the network; all other modules in lib/ are pure and also run in a browser. */
const serverOnly = [
  './lib/*/{commands,queries}.ts',
  './lib/points/work-day.ts*',
  './lib/tasks/{feedback,verdicts,locked}.ts*',
  './lib/appeals/open.ts*',
  './lib/submissions/{confirmable,hashes,keep}.ts',
  './lib/{db,env,fallback,health,log,scope}.ts*',
  './lib/http/{action,errors,page,route}.ts*',
  './lib/ports/**/*',
  './lib/evaluation/evaluators/model/**/*',
  './lib/submissions/told-texts.ts*',
  './lib/avatars/image.ts*',
  './lib/auth/{caller,code,device,options,password,proof,secret,session,throttle}.ts',
  './lib/second-factor/{recovery,vault}.ts',
  './lib/submissions/quota.ts*',
  './lib/recurring/{extend,store,identity}.ts',
  './lib/emails/delivery.ts*',
  './lib/jobs/{clock,handlers,queue}.ts',
]
const browserSafe = [
  './lib/{users,tasks,submissions,evaluation,points,leaderboard,imports,recurring,emails,avatars,profile,tokens,openapi,second-factor,sign-ins,appeals,review,jobs,digest}/!(commands|queries|feedback|ledger|work-day|verdicts|locked|open|confirmable|hashes|keep|told-texts|image|recovery|vault|quota|extend|store|identity|delivery|clock|handlers|queue).ts',
  './lib/evaluation/{text,evaluators/built-in}/**/*.ts',
]

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
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Only lib/env.ts reads the environment.',
  },
]

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'prisma/generated/**',
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
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            { target: ['./app/**/*', './components/**/*', './lib/**/*', './prisma/**/*'], from: './tests/**/*' },
            {
              target: './components/**/*',
              from: ['./app/**/*', ...serverOnly],
              message: 'Components take props and do no I/O.',
            },
            {
              target: './lib/**/*',
              from: ['./app/**/*', './components/**/*'],
              message: 'Nothing in lib/ knows the screens.',
            },
            { target: browserSafe, from: serverOnly, message: 'Only commands.ts and queries.ts touch the world.' },
            {
              target: './app/**/*',
              from: ['./lib/db.ts*', './lib/ports/**/*', './prisma/**/*'],
              message: 'A door calls commands and queries.',
            },
            {
              target: './middleware.ts',
              from: [
                './lib/!(auth|http)/**/*',
                './lib/*.ts',
                './lib/auth/!(cookie).ts*',
                './lib/http/{action,body,errors,page,route}.ts*',
              ],
            },
            {
              target: './prisma/system/**/*',
              from: './prisma/!(system)/**/*',
              message: 'The lowest layer of the scripts.',
            },
            { target: './prisma/embedded/**/*', from: './prisma/start/**/*', message: 'start uses embedded.' },
          ],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      // Uploaded pictures are already scaled to the size at which they are shown.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/zod.ts'],
    rules: { 'no-restricted-imports': ['error', { name: 'zod', message: 'Take z from lib/zod.ts: it sets it up.' }] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/clock.ts', 'lib/env.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockAndEnvironment], 'no-console': 'error' },
  },
]

export default config
