import * as z from '@/lib/zod'
import { proofSchema } from '@/lib/account/proof-schema'
import { readForm } from '@/lib/account/read-form'
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
  description: 'Sets the session cookie. Programs should use an access token instead.',
  access: 'public',
  credentials: 'none',
  body: { name: 'Credentials', schema: credentialsSchema },
  answer: { name: 'SignedIn', schema: z.strictObject({ user: sessionUser }), description: 'The user who signed in.' },
  errors: { 403: 'The browser would drop the cookie at this http address.', 429: 'Too many attempts.' },
  error: { name: 'SignInError', schema: errorAnswer.extend({ needsCode: z.literal(true).optional() }) },
})

export const proveSessionOperation = operation({
  path: '/api/auth/proof',
  method: 'post',
  tag,
  summary: 'Prove that the session is still yours',
  description:
    'Takes the password, and a second-factor code if the second factor is on. A sign-in or a proof is valid for ' +
    '15 minutes for every operation that responds with `needsProof`. It applies to the session of the cookie; ' +
    'access tokens cannot be proven.',
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'Proof', schema: proofSchema },
  answer: { status: 204, description: 'The proof is valid for the session.' },
  errors: {
    403: 'The password or the code is missing or wrong.',
    429: 'Too many attempts.',
  },
})

export const signOutOperation = operation({
  path: '/api/auth/logout',
  method: 'post',
  tag,
  summary: 'Sign out',
  description: 'Ends the session of the cookie; copies of the cookie stop working.',
  access: 'public',
  credentials: 'none',
  answer: {
    name: 'Ok',
    schema: ok,
    description: 'The session has ended.',
  },
})

/** The login form as a browser sends it before, or without, its script; not part of the REST API. */
export const signInFormOperation = operation({
  path: '/api/auth/login/form',
  method: 'post',
  tag,
  summary: 'Sign in by a form',
  access: 'public',
  credentials: 'none',
  body: { name: 'SignInForm', schema: z.record(z.string(), z.string()), read: readForm },
  answer: { type: 'text/plain', description: 'A redirect to the requested page, or back to the form.' },
})

/** The endpoints of next-auth itself; not part of the REST API. */
export const nextAuthOperation = operation({
  path: '/api/auth/{nextauth}',
  method: 'post',
  tag,
  summary: 'Endpoints of next-auth',
  access: 'public',
  credentials: 'none',
  answer: { type: 'text/plain', description: 'What next-auth answers.' },
})

export const accountOperations = [signInOperation, proveSessionOperation, signOutOperation] as const
