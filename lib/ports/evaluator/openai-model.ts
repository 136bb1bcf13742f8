import { randomBytes } from 'node:crypto'
import { createOpenAI } from '@ai-sdk/openai'
import { generateText, Output } from 'ai'
import * as z from '@/lib/zod'
import { AppError } from '@/lib/errors'
import { languageOf } from '@/lib/submissions/language'
import { normalise, reading } from '@/lib/submissions/normalise'
import { criteria } from '@/lib/submissions/rubric'
import { withoutLeaks } from './leaks'
import type { EvaluationRequest, Evaluator } from './port'
import { fenced, instructions, PROMPT_VERSION, systemPrompt } from './prompt'
import { readInPart } from './rules/remarks'

// A model that knows no temperature is no news for the server's log.
globalThis.AI_SDK_LOG_WARNINGS = false

const TIME_LIMIT_MS = 25_000
const LONGEST_TASK = 8_000

const safe = 'Your text is safe'
const faults = {
  timeout: `Evaluating your solution took too long. ${safe}: try again in a minute.`,
  unavailable: `We could not evaluate your solution just now. ${safe}: try again in a minute.`,
  cancelled: `The evaluation was stopped. ${safe}: submit it again when you are ready.`,
}

export type ModelSettings = {
  /** Not needed by servers that ask for none. */
  apiKey?: string
  /** Where an OpenAI-compatible server answers; without it OpenAI's own. */
  baseURL?: string
  model: string
  /** For one whole evaluation, the second try included. */
  timeLimitMs?: number
}

const finding = z.object({ evidence: z.array(z.string()), level: z.enum(['none', 'partial', 'full']) })
const answer = z.object({
  reasoning: z.string(),
  criteria: z.object({ answers: finding, complete: finding, own: finding, clear: finding }),
  feedback: z.string(),
})

/**
 * An evaluator that asks a language model over chat completions, with structured output. A fault of the
 * model is an AppError ('timeout', 'unavailable', 'cancelled'), never findings. Of a text too long for
 * one call the beginning and the end are read, and the feedback says so.
 */
export function createModelEvaluator({
  apiKey,
  baseURL,
  model,
  timeLimitMs = TIME_LIMIT_MS,
}: ModelSettings): Evaluator {
  const provider = createOpenAI({
    // Both are given so that the SDK never looks into the environment by itself.
    apiKey: apiKey || 'none',
    baseURL: baseURL || 'https://api.openai.com/v1',
    // What a child wrote goes to the server that was chosen, and nowhere else.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })

  async function ask(request: EvaluationRequest, submission: string, abortSignal: AbortSignal) {
    const code = randomBytes(16).toString('hex')
    const task = {
      title: normalise(request.title.slice(0, LONGEST_TASK)),
      description: normalise(request.description.slice(0, LONGEST_TASK)),
    }
    const result = await generateText({
      model: provider.chat(model),
      system: systemPrompt(task, code),
      messages: [{ role: 'user', content: fenced(submission, code) }],
      output: Output.object({ schema: answer, name: 'evaluation' }),
      temperature: 0,
      maxRetries: 1,
      abortSignal,
    })
    if (result.finishReason !== 'stop') throw new Error(`The model ended with ${result.finishReason}`)
    const { reasoning, feedback, criteria: found } = result.output
    const confidential = { text: instructions(code), codes: apiKey ? [code, apiKey] : [code] }
    return {
      criteria: found,
      reasoning: withoutLeaks(reasoning, confidential),
      feedback: withoutLeaks(feedback, confidential),
    }
  }

  return {
    async evaluate(request) {
      const limit = AbortSignal.timeout(timeLimitMs)
      const { text, isWhole } = reading(request.text)
      try {
        const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
        const found = await ask(request, text, signal)
        return {
          evaluator: `model:${model}`,
          promptVersion: PROMPT_VERSION,
          criteria: criteria.map(({ id }) => ({ id, ...found.criteria[id] })),
          reasoning: found.reasoning,
          feedback: isWhole ? found.feedback : `${readInPart[languageOf(text)]} ${found.feedback}`,
        }
      } catch (cause) {
        if (request.signal?.aborted) throw new AppError('cancelled', faults.cancelled, { cause })
        if (limit.aborted) throw new AppError('timeout', faults.timeout, { cause, retryAfter: 60 })
        throw new AppError('unavailable', faults.unavailable, { cause, retryAfter: 60 })
      }
    },
  }
}
