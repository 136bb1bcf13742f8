import 'server-only'
import { demoPassword } from '@/lib/auth/demo-password'
import { isOfOneScript, isVisibleUsername, longestUsername, normaliseUsername } from '@/lib/users/username'
import * as z from '@/lib/zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())
const text = optional(z.string())
const url = optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }))
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const oneOf = <T extends string>(names: readonly T[]) => z.enum(names, { error: `must be one of ${names.join(', ')}` })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

const isUsername = (name: string) =>
  isVisibleUsername(name) && isOfOneScript(name) && normaliseUsername(name).length <= longestUsername

const environmentSchema = z
  .object({
    NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
    DATABASE_URL: optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://, the address of a PostgreSQL server'),
    ),
    DATABASE_POOL_SIZE: z.preprocess(blankIsUnset, whole(1, 200).default(10)),
    DATA_DIR: z.preprocess(blankIsUnset, z.string().default('.data')),
    NEXTAUTH_SECRET: optional(z.string().min(32, 'must be at least 32 characters: try `openssl rand -base64 32`')),
    NEXTAUTH_URL: url,
    ADMIN_USERNAME: optional(
      z.string().refine(isUsername, `must be a name of at most ${longestUsername} visible characters in one alphabet`),
    ),
    ADMIN_PASSWORD: optional(
      z.string().min(8, 'must be at least 8 characters').max(1_000, 'must be at most 1,000 characters'),
    ),
    DEMO: z.preprocess(blankIsUnset, oneOf(['0', '1']).default('0')),
    FAMILY_TIME_ZONE: z.preprocess(
      blankIsUnset,
      z.string().refine(isTimeZone, 'must be a time zone such as Europe/Paris').default('Europe/Paris'),
    ),
    HOST: optional(z.string().regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 127.0.0.1')),
    HSTS_INCLUDE_SUBDOMAINS: z.preprocess(blankIsUnset, oneOf(['0', '1']).default('0')),
    TRUSTED_PROXIES: z.preprocess(blankIsUnset, whole(0, 10).default(0)),
    VERCEL: text,
    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: url,
    EVALUATION_MODEL: text,
    EVALUATION_READS_IMAGES: z.preprocess(blankIsUnset, oneOf(['0', '1']).default('0')),
    EVALUATIONS_PER_DAY: z.preprocess(blankIsUnset, whole(1, 1000).default(20)),
    RESEND_API_KEY: text,
    RESEND_BASE_URL: url,
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address with a host' }),
    ),
    EMAIL_FROM: optional(
      z
        .string()
        .regex(
          /^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
          'must be an address, or a name and an <address>',
        ),
    ),
    VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'must be 87 characters in base64url')),
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'must be 43 characters in base64url')),
    PUSH_TO_LOOPBACK: z.preprocess(blankIsUnset, oneOf(['0', '1']).default('0')),
    BLOB_READ_WRITE_TOKEN: text,
    VERCEL_BLOB_API_URL: url,
    BACKUP_DIR: text,
    BACKUP_KEEP: z.preprocess(blankIsUnset, whole(1, 1000).default(7)),
    METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters: try `openssl rand -base64 32`')),
    CRON_SECRET: optional(z.string().min(16, 'must be at least 16 characters: try `openssl rand -base64 32`')),
    LOG_LEVEL: z.preprocess(blankIsUnset, oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  })
  .superRefine((env, context) => {
    const needs = (key: keyof typeof env, other: keyof typeof env) => {
      if (env[key] && !env[other]) {
        context.addIssue({ code: 'custom', path: [other], message: `is needed because ${key} is set` })
      }
    }
    if (env.ADMIN_PASSWORD === demoPassword && env.DEMO !== '1') {
      const message = "is the demo family's, which is published with Laurel: choose another one"
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message })
    }
    needs('ADMIN_USERNAME', 'ADMIN_PASSWORD')
    needs('ADMIN_PASSWORD', 'ADMIN_USERNAME')
    needs('EVALUATION_MODEL', env.OPENAI_BASE_URL ? 'OPENAI_BASE_URL' : 'OPENAI_API_KEY')
    needs('RESEND_API_KEY', 'EMAIL_FROM')
    needs('SMTP_URL', 'EMAIL_FROM')
    needs('RESEND_BASE_URL', 'RESEND_API_KEY')
    needs('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY')
    needs('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY')
    needs('VERCEL_BLOB_API_URL', 'BLOB_READ_WRITE_TOKEN')
  })

export type Environment = z.infer<typeof environmentSchema>

/**
 * Validates the environment. Throws an Error that lists every invalid setting by name and never includes a value, which
 * may be a secret.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example for what each setting means.`)
}

let parsed: Environment | undefined

/** The environment of this process, parsed once on first use, so that a build needs none. */
export function env(): Environment {
  return (parsed ??= parseEnvironment(process.env))
}

/** Makes the next `env()` parse the environment again, after variables were added to it. */
export function forgetEnvironment(): void {
  parsed = undefined
}

/** True when the site is served over https: according to NEXTAUTH_URL, and always on Vercel. */
export function isServedByHttps(): boolean {
  const { NEXTAUTH_URL, VERCEL } = env()
  return NEXTAUTH_URL ? NEXTAUTH_URL.startsWith('https:') : VERCEL !== undefined
}
