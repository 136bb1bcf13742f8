import 'server-only'
import { randomBytes } from 'node:crypto'
import { createOpenAI } from '@ai-sdk/openai'
import { generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import { AppError } from '@/lib/errors'
import { bareJson } from '@/lib/evaluation/evaluators/model/bare-json'
import { boundedFetch } from '@/lib/evaluation/evaluators/model/bounded-fetch'
import { knowsNoSchema, type ModelSettings } from '@/lib/evaluation/evaluators/model/openai-model'
import type { PlanRequest } from '@/lib/planning/plan'
import { validSuggestions } from '@/lib/planning/valid-suggestions'
import type { Planner } from '@/lib/ports/planner/port'
import { answerSchema, describedAnswer, parseAnswer, tasksSoFar, type PlannerAnswer } from './answer'
import { fencedGoal, systemPrompt } from './prompt'

const TIME_LIMIT_MS = 40_000
/** A task takes about 130 tokens, in French up to 180; the rest is for reasoning models. */
const MAX_OUTPUT_TOKENS = 6_144
/** A streamed answer takes some 300 bytes for each token. */
const LONGEST_ANSWER_BYTES = 4 * 1024 * 1024

type PlannerSettings = Pick<ModelSettings, 'apiKey' | 'baseURL' | 'model' | 'timeLimitMs'>

/** The tasks in a finished response. Small models wrap the JSON in a code fence or in reasoning. */
async function read(answering: Promise<{ finishReason: string; output: unknown }>): Promise<PlannerAnswer> {
  try {
    const { finishReason, output } = await answering
    if (finishReason !== 'stop') throw new Error(`The model ended with ${finishReason}`)
    return parseAnswer(output)
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error) || error.finishReason !== 'stop') throw error
    return parseAnswer(JSON.parse(bareJson(error.text ?? '')))
  }
}

/** The tasks of a response while it arrives, each time with those before; at last all of them. */
async function* readAsItArrives({ fullStream }: ReturnType<typeof streamText>, signal: AbortSignal) {
  let text = ''
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'finish' && part.finishReason !== 'stop')
      throw new Error(`The model ended with ${part.finishReason}`)
    if (part.type !== 'text-delta') continue
    text += part.text
    if (part.text.includes('}')) yield await tasksSoFar(text)
  }
  signal.throwIfAborted()
  yield parseAnswer(JSON.parse(bareJson(text))).tasks
}

/**
 * A planner that calls a language model over chat completions with structured output, once and for at most 40 seconds.
 * A failure of the model, or a response without any usable task, is an AppError ('timeout', 'unavailable',
 * 'cancelled').
 */
export function createModelPlanner({ apiKey, baseURL, model, timeLimitMs = TIME_LIMIT_MS }: PlannerSettings): Planner {
  const provider = createOpenAI({
    // Both are set explicitly, so that the SDK never reads environment variables.
    apiKey: apiKey || 'none',
    baseURL: baseURL || 'https://api.openai.com/v1',
    fetch: boundedFetch(LONGEST_ANSWER_BYTES),
  })

  function callFor(request: PlanRequest, abortSignal: AbortSignal) {
    const code = randomBytes(16).toString('hex')
    const system = systemPrompt(request, code)
    const call = {
      model: provider.chat(model),
      messages: [{ role: 'user' as const, content: fencedGoal(request.goal, code) }],
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal,
    }
    return { call, system, output: Output.object({ schema: answerSchema, name: 'plan' }) }
  }

  async function ask(request: PlanRequest, signal: AbortSignal): Promise<PlannerAnswer> {
    const { call, system, output } = callFor(request, signal)
    return read(generateText({ ...call, system, output })).catch((error: unknown) => {
      if (!knowsNoSchema(error)) throw error
      return read(generateText({ ...call, system: `${system}\n\n${describedAnswer}`, output: Output.json() }))
    })
  }

  async function* askStreaming(request: PlanRequest, signal: AbortSignal) {
    const { call, system, output } = callFor(request, signal)
    // Errors are parts of the stream; without this the SDK also prints them.
    const onError = () => undefined
    try {
      yield* readAsItArrives(streamText({ ...call, system, output, onError }), signal)
    } catch (error) {
      if (!knowsNoSchema(error)) throw error
      const described = { system: `${system}\n\n${describedAnswer}`, output: Output.json() }
      yield* readAsItArrives(streamText({ ...call, ...described, onError }), signal)
    }
  }

  /** The error for a call that failed by `cause`. */
  function errorFor(cause: unknown, request: PlanRequest, limit: AbortSignal): AppError {
    if (request.signal?.aborted) return new AppError('cancelled', 'planning.stopped', { cause })
    if (limit.aborted) return new AppError('timeout', 'planning.modelTimeout', { cause, retryAfter: 60 })
    return new AppError('unavailable', 'planning.modelUnavailable', { cause, retryAfter: 60 })
  }

  return {
    source: 'model',
    async *stream(request) {
      const limit = AbortSignal.timeout(timeLimitMs)
      const ended = new AbortController()
      let given = 0
      try {
        const signal = AbortSignal.any([limit, ended.signal, ...(request.signal ? [request.signal] : [])])
        for await (const tasks of askStreaming(request, signal)) {
          const news = validSuggestions(tasks, request).slice(given)
          given += news.length
          yield* news
        }
        if (given === 0) throw new Error('The model suggested nothing for these members and days')
      } catch (cause) {
        throw errorFor(cause, request, limit)
      } finally {
        ended.abort()
      }
    },
    async plan(request) {
      const limit = AbortSignal.timeout(timeLimitMs)
      try {
        const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
        const suggestions = validSuggestions((await ask(request, signal)).tasks, request)
        if (suggestions.length === 0) throw new Error('The model suggested nothing for these members and days')
        return suggestions
      } catch (cause) {
        throw errorFor(cause, request, limit)
      }
    },
  }
}
