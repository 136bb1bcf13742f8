import * as z from '@/lib/zod'
import { proofSchema } from '@/lib/account/proof-schema'
import { credentialsSchema } from '@/lib/account/schema'
import { errorAnswer, ok } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { sessionUser } from '@/lib/users/answers'

const tag = 'Server'

export const signInOperation = operation({
  path: '/api/auth/login',
  method: 'post',
  tag,
  summary: 'Sign in',
  description: 'Sets the session cookie. Programs do better with an access token.',
  access: 'public',
  credentials: 'none',
  body: { name: 'Credentials', schema: credentialsSchema },
  answer: { name: 'SignedIn', schema: z.strictObject({ user: sessionUser }), description: 'Whoever signed in.' },
  errors: { 429: 'Too many attempts from here.' },
  error: { name: 'SignInError', schema: errorAnswer.extend({ needsCode: z.literal(true).optional() }) },
})

export const proveSessionOperation = operation({
  path: '/api/auth/proof',
  method: 'post',
  tag,
  summary: 'Prove that the session is still yours',
  description:
    'By the password, and a code of the second factor where it is on. A sign-in or a proof is good for 15 minutes ' +
    'for whatever else answers needsProof. It is bound to the session of the cookie: an access token proves nothing.',
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'Proof', schema: proofSchema },
  answer: { status: 204, description: 'The session is proven.' },
  errors: {
    403: 'The password or the code is wrong or missing.',
    429: 'Too many attempts from here.',
  },
})

export const signOutOperation = operation({
  path: '/api/auth/logout',
  method: 'post',
  tag,
  summary: 'Sign out',
  description: 'Ends the session of the cookie, also for whoever kept a copy of it.',
  access: 'public',
  credentials: 'none',
  answer: {
    name: 'Ok',
    schema: ok,
    description: 'Nobody is signed in any more.',
  },
})

export const accountOperations = [signInOperation, proveSessionOperation, signOutOperation] as const
