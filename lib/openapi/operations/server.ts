import * as z from '@/lib/zod'
import { credentialsSchema, proofSchema } from '@/lib/auth/schema'
import { health, problem, scheduleReport, sessionUser } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'

const tag = 'Server'

export const serverOperations: readonly Operation[] = [
  operation({
    path: '/api/auth/login',
    method: 'post',
    tag,
    summary: 'Sign in',
    description: 'Sets the session cookie. Programs do better with an access token.',
    access: 'anyone',
    body: { name: 'Credentials', schema: credentialsSchema },
    answer: { name: 'SignedIn', schema: z.strictObject({ user: sessionUser }), description: 'Whoever signed in.' },
    faults: { 429: 'Too many attempts from here.' },
    refusal: { name: 'SignInProblem', schema: problem.extend({ needsCode: z.literal(true).optional() }) },
    isInPerson: true,
  }),
  operation({
    path: '/api/auth/proof',
    method: 'post',
    tag,
    summary: 'Prove that the session is still yours',
    description:
      'By the password, and a code of the second factor where it is on. A sign-in or a proof is good for 15 minutes ' +
      'for whatever else answers needsProof. It is bound to the session of the cookie: an access token proves nothing.',
    access: 'signed-in',
    isTokenRefused: true,
    body: { name: 'Proof', schema: proofSchema },
    answer: { status: 204, description: 'The session is proven.' },
    faults: {
      403: 'The password or the code is wrong or missing.',
      429: 'Too many attempts from here.',
    },
  }),
  operation({
    path: '/api/auth/logout',
    method: 'post',
    tag,
    summary: 'Sign out',
    description: 'Ends the session of the cookie, also for whoever kept a copy of it.',
    access: 'anyone',
    answer: { name: 'Ok', schema: health, description: 'Nobody is signed in any more.' },
    isInPerson: true,
  }),
  operation({
    path: '/api/health',
    method: 'get',
    tag,
    summary: 'Ask whether the server is well',
    access: 'anyone',
    answer: { name: 'Ok', schema: health, description: 'It is, and so is its database.' },
    refusal: { name: 'Unwell', schema: z.strictObject({ status: z.literal('unavailable') }) },
    isInPerson: true,
  }),
  operation({
    path: '/api/openapi.json',
    method: 'get',
    tag,
    summary: 'Read this document',
    access: 'anyone',
    answer: { name: 'OpenApi', schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'OpenAPI 3.1.' },
  }),
  operation({
    path: '/api/cron/recurring',
    method: 'get',
    tag,
    summary: 'Run the schedule',
    description: 'Extends recurring rules, sweeps expired tasks, and reconciles points. Running it again does no harm.',
    access: 'scheduler',
    answer: { name: 'ScheduleReport', schema: scheduleReport, description: 'What it did.' },
    faults: { 503: 'No secret is set up.' },
  }),
]
