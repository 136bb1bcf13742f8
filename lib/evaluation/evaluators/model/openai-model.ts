import 'server-only'
import { randomBytes } from 'node:crypto'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai'
import { AppError } from '@/lib/errors'
import { recordedModel } from '@/lib/evaluation/recorded-evaluators'
import { languageOf, readLanguage } from '@/lib/evaluation/text/language'
import { normalise, readablePart } from '@/lib/evaluation/text/normalise'
import { criteria } from '@/lib/evaluation/rubric'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { answerSchema, describedAnswer, parseAnswer, type ModelAnswer } from './answer'
import { bareJson } from './bare-json'
import { boundedFetch } from './bounded-fetch'
import { withoutLeaks } from './leakage'
import type { EvaluationRequest, Evaluator } from '@/lib/evaluation/evaluators/port'
import { fenced, instructions, promptVersion, systemPrompt } from './prompt'
import { readInPart } from '@/lib/evaluation/evaluators/built-in/steps'

// Warnings about unsupported settings such as temperature would only clutter the log.
globalThis.AI_SDK_LOG_WARNINGS = false

const TIME_LIMIT_MS = 25_000
const LONGEST_TASK = 8_000
/**
 * A complete response takes 300 to 900 tokens: four findings with quotes and two short paragraphs; eight expectations
 * add up to 900. The rest is for reasoning models; more could hardly be generated within the time limit, and many local
 * servers reject a request whose prompt and response together exceed a context of 8,192.
 */
const MAX_OUTPUT_TOKENS = 4_096
/** Well above the size of those tokens with all server overhead. */
const LONGEST_ANSWER_BYTES = 256 * 1024

export type ModelSettings = {
  /** Optional for servers without authentication. */
  apiKey?: string
  /** Base URL of an OpenAI-compatible server; defaults to OpenAI's. */
  baseURL?: string
  model: string
  /** Whether the model gets the photos beside a solution; not by default. */
  readsImages?: boolean
  /** For the whole evaluation, retry included, in milliseconds. */
  timeLimitMs?: number
  /** Called with the token usage of a response, where the server reports it. */
  onUsage?: (usage: TokenUsage) => void
}

export type TokenUsage = { inputTokens: number; outputTokens: number }

/** Some otherwise compatible servers reject a response schema. */
export function knowsNoSchema(error: unknown): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return false
  return /response_format|json_schema|structured/i.test(`${error.message} ${error.responseBody}`)
}

/** The findings in a finished response. Small models wrap the JSON in a code fence or in reasoning. */
async function read(answering: Promise<{ finishReason: string; output: unknown; usage: LanguageModelUsage }>) {
  try {
    const { finishReason, output, usage } = await answering
    if (finishReason !== 'stop') throw new Error(`The model ended with ${finishReason}`)
    return { answer: parseAnswer(output), usage }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error) || error.finishReason !== 'stop') throw error
    return { answer: parseAnswer(JSON.parse(bareJson(error.text ?? ''))), usage: error.usage }
  }
}

type Shown = { submission: string; photos: readonly Uint8Array[] }

/** A message with photos; without any it is plain text, which servers without images understand. */
function contentOf(text: string, photos: readonly Uint8Array[]) {
  if (photos.length === 0) return text
  const images = photos.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' }))
  return [{ type: 'text' as const, text }, ...images]
}

/**
 * An evaluator that calls a language model over chat completions with structured output. A failure of the model is an
 * AppError ('timeout', 'unavailable', 'cancelled'), never findings. Of a text too long for one call the beginning and
 * the end are read, and the feedback says so.
 */
export function createModelEvaluator({
  apiKey,
  baseURL,
  model,
  readsImages = false,
  timeLimitMs = TIME_LIMIT_MS,
  onUsage,
}: ModelSettings): Evaluator {
  const provider = createOpenAI({
    // Both are set explicitly, so that the SDK never reads environment variables.
    apiKey: apiKey || 'none',
    baseURL: baseURL || 'https://api.openai.com/v1',
    fetch: boundedFetch(LONGEST_ANSWER_BYTES),
  })

  async function ask(
    request: EvaluationRequest,
    { submission, photos }: Shown,
    abortSignal: AbortSignal,
  ): Promise<ModelAnswer> {
    const code = randomBytes(16).toString('hex')
    const { expectations = [], level, viewerLanguage } = request
    const task = {
      title: normalise(request.title.slice(0, LONGEST_TASK)),
      description: normalise(request.description.slice(0, LONGEST_TASK)),
      expectations: expectations.map(({ text, isHidden }) => ({ text: normalise(text), isHidden })),
    }
    const call = {
      model: provider.chat(model),
      messages: [{ role: 'user' as const, content: contentOf(fenced(submission, code), photos) }],
      temperature: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal,
    }
    const reader = { level, viewerLanguage, photoCount: photos.length }
    const system = systemPrompt(task, code, reader)
    const output = Output.object({ schema: answerSchema, name: 'evaluation' })
    const { answer, usage } = await read(generateText({ ...call, system, output, maxRetries: 1 })).catch(
      (error: unknown) => {
        if (!knowsNoSchema(error)) throw error
        const described = `${system}\n\n${describedAnswer}`
        return read(generateText({ ...call, system: described, output: Output.json(), maxRetries: 0 }))
      },
    )
    if (usage?.inputTokens !== undefined && usage.outputTokens !== undefined) {
      onUsage?.({ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens })
    }
    const visible = visibleExpectations(task.expectations).map(({ text }) => text)
    const confidential = {
      text: instructions(code, reader),
      codes: apiKey ? [code, apiKey] : [code],
      answers: task.expectations.flatMap(({ text, isHidden }) => (isHidden ? [text] : [])),
      known: [task.title, task.description, ...visible].join('\n'),
    }
    return {
      ...answer,
      reasoning: withoutLeaks(answer.reasoning, confidential),
      feedback: withoutLeaks(answer.feedback, confidential),
    }
  }

  return {
    async evaluate(request) {
      const limit = AbortSignal.timeout(timeLimitMs)
      const { text, isWhole } = readablePart(request.text)
      try {
        const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
        const photos = readsImages ? ((await request.photos?.()) ?? []) : []
        const found = await ask(request, { submission: text, photos }, signal)
        const language = readLanguage(text).isForeign ? request.viewerLanguage : undefined
        return {
          evaluator: recordedModel(model),
          promptVersion: promptVersion(photos.length),
          criteria: criteria.map(({ id }) => ({ id, ...found.criteria[id] })),
          expectations: found.expectations,
          isUnsure: found.isUnsure,
          showsDanger: found.showsDanger,
          reasoning: found.reasoning,
          feedback: isWhole ? found.feedback : `${readInPart[language ?? languageOf(text)]} ${found.feedback}`,
          language,
        }
      } catch (cause) {
        if (request.signal?.aborted) throw new AppError('cancelled', 'submission.evaluationStopped', { cause })
        if (limit.aborted) throw new AppError('timeout', 'submission.evaluationTimeout', { cause, retryAfter: 60 })
        throw new AppError('unavailable', 'submission.evaluationUnavailable', { cause, retryAfter: 60 })
      }
    },
  }
}
