import 'server-only'
import path from 'node:path'
import { monotonic } from '@/lib/clock'
import { parseSender } from '@/lib/sender'
import { env } from '@/lib/env'
import { usualBreaker, withBreaker } from '@/lib/evaluation/evaluators/breaker'
import { loadedOnUse } from '@/lib/evaluation/evaluators/loaded-on-use'
import type { ModelSettings } from '@/lib/evaluation/evaluators/model/openai-model'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { observed } from '@/lib/metrics/observe'
import { createLocalFolder } from '@/lib/ports/files/local-folder'
import type { Files } from '@/lib/ports/files/port'
import { createVercelBlob } from '@/lib/ports/files/vercel-blob'
import { notConfigured } from '@/lib/ports/mailer/not-configured'
import type { Mailer } from '@/lib/ports/mailer/port'
import { createResendMailer } from '@/lib/ports/mailer/resend'
import type { Push } from '@/lib/ports/push/port'
import { createWebPush } from '@/lib/ports/push/web-push'
import { plannerLoadedOnUse } from '@/lib/ports/planner/loaded-on-use'
import type { Planner } from '@/lib/ports/planner/port'
import { createSmtpMailer } from '@/lib/ports/mailer/smtp'

/** Default model when a key is set but no model. */
const usualModel = 'gpt-4o-mini'

let chosen: Evaluator | undefined

/** The configured evaluator: a model when a server or a key is set, else the built-in rules. */
export function evaluator(): Evaluator {
  return (chosen ??= chooseEvaluator())
}

function chooseEvaluator(): Evaluator {
  const settings = modelSettings()
  if (!settings) return observed(loadedOnUse(loadBuiltInRules))
  const model = loadedOnUse(() => loadModel(settings))
  return withBreaker(observed(model), { ...usualBreaker, clock: monotonic })
}

// The word lists and the model's SDK are megabytes that most requests do not need.
const loadBuiltInRules = async () => (await import('@/lib/evaluation/evaluators/built-in/built-in-rules')).builtInRules
const loadModel = async (settings: ModelSettings) =>
  (await import('@/lib/evaluation/evaluators/model/openai-model')).createModelEvaluator(settings)

/** The configured model; null for the built-in rules. */
export function modelSettings(): ModelSettings | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, EVALUATION_MODEL: model = usualModel } = env()
  const readsImages = env().EVALUATION_READS_IMAGES === '1'
  return apiKey || baseURL ? { apiKey, baseURL, model, readsImages } : null
}

let chosenPlanner: Planner | undefined

/** The configured planner: the evaluator's model when there is one, else the library. */
export function planner(): Planner {
  return (chosenPlanner ??= choosePlanner())
}

function choosePlanner(): Planner {
  const settings = modelSettings()
  if (!settings) return plannerLoadedOnUse('library', loadLibraryPlanner)
  return plannerLoadedOnUse('model', () => loadModelPlanner(settings))
}

const loadLibraryPlanner = async () => (await import('@/lib/ports/planner/library-planner')).libraryPlanner
const loadModelPlanner = async (settings: ModelSettings) =>
  (await import('@/lib/ports/planner/model-planner')).createModelPlanner(settings)

let chosenFiles: Files | undefined

/** File storage: Vercel Blob when its token is set, else the data folder. */
export function files(): Files {
  return (chosenFiles ??= chooseFiles())
}

function chooseFiles(): Files {
  const { BLOB_READ_WRITE_TOKEN: token, DATA_DIR } = env()
  if (token) return createVercelBlob({ token, folder: 'avatars' })
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), DATA_DIR, 'avatars')
  return createLocalFolder({ folder, address: '/avatars' })
}

let chosenMailer: Mailer | undefined

/** The mailer: Resend when its key is set, else an SMTP server, else none. */
export function mailer(): Mailer {
  return (chosenMailer ??= chooseMailer())
}

function chooseMailer(): Mailer {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, SMTP_URL: url } = env()
  if (apiKey) return createResendMailer({ apiKey, baseUrl })
  return url ? createSmtpMailer({ url }) : notConfigured
}

let chosenPush: Push | undefined

/** Push services, which need no configuration. */
export function push(): Push {
  return (chosenPush ??= createWebPush({ contact: pushContact(), reachesLoopback: env().PUSH_TO_LOOPBACK === '1' }))
}

/** Whom push services contact about this installation; they refuse messages without. */
function pushContact(): string {
  const { EMAIL_FROM, NEXTAUTH_URL } = env()
  if (NEXTAUTH_URL?.startsWith('https:')) return NEXTAUTH_URL
  return `mailto:${EMAIL_FROM === undefined ? 'laurel@example.org' : parseSender(EMAIL_FROM).address}`
}
