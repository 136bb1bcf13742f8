import 'server-only'
import { jsonSchema, parsePartialJson } from 'ai'
import * as z from '@/lib/zod'

const task = z.object({
  member: z.string(),
  date: z.string(),
  title: z.string(),
  description: z.string(),
  expectations: z.array(z.string()).prefault([]),
  points: z.number().prefault(10),
})

const answer = z.object({ tasks: z.array(task) })

export type PlannerAnswer = z.output<typeof answer>

const entry = z.object({ user: z.string(), tasks: z.array(z.record(z.string(), z.unknown())) })
const entries = z.union([z.array(entry), z.object({ entries: z.array(entry) }).transform((wrapped) => wrapped.entries)])
/** A hidden one is dropped, since those of a plan are all visible. */
const expectation = z
  .union([
    z.string(),
    z.object({ text: z.string(), isHidden: z.literal(false).default(false) }).transform(({ text }) => text),
  ])
  .catch('')

/** Converts an answer in the schema of imports, which some models write, to the planner's schema. */
function asTasks(value: unknown): unknown {
  const { data } = entries.safeParse(value)
  if (!data) return value
  const textsIn = (expectations: unknown) =>
    Array.isArray(expectations) ? { expectations: expectations.map((each) => expectation.parse(each)) } : {}
  return {
    tasks: data.flatMap(({ user, tasks }) =>
      tasks.map((each) => ({ ...each, member: user, ...textsIn(each.expectations) })),
    ),
  }
}

/** Throws a ZodError when a required property is missing or invalid. */
export const parseAnswer = (value: unknown): PlannerAnswer => answer.parse(asTasks(value))

/** The tasks of a response that has not ended, without the last one, which may be incomplete. */
export async function tasksSoFar(text: string): Promise<PlannerAnswer['tasks']> {
  const { value } = await parsePartialJson(text)
  const begun = z.object({ tasks: z.array(z.unknown()) }).safeParse(asTasks(value))
  const tasks = (begun.data?.tasks ?? []).slice(0, -1).map((each) => task.safeParse(each).data)
  const end = tasks.indexOf(undefined)
  return tasks.slice(0, end === -1 ? tasks.length : end).flatMap((each) => each ?? [])
}

/** The output side, in which every key is required, as strict servers demand. */
const described = z.toJSONSchema(answer, { io: 'output', target: 'draft-7' })

/** The response schema as sent and validated by the SDK. */
export const answerSchema = jsonSchema<PlannerAnswer>(described as Parameters<typeof jsonSchema>[0], {
  validate: (value) => {
    const { success, data, error } = answer.safeParse(asTasks(value))
    return success ? { success, value: data } : { success, error }
  },
})

/** The schema in the prompt, for servers without structured output. */
export const describedAnswer = `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(described)}`
