import { addDays, toDay } from '@/lib/calendar'
import type { PlanRequest } from '@/lib/planning/plan'
import { createModelPlanner } from '@/lib/ports/planner/model-planner'
import { type ModelFake, startModelFake } from './model-fake'

export const monday = toDay('2026-11-23')
export const request: PlanRequest = {
  goal: 'A reads more, and B helps in the kitchen.',
  named: ['A', 'B'],
  members: [
    { letter: 'A', level: 'starting' },
    { letter: 'B', level: 'sure' },
  ],
  days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)),
  perDay: 1,
  language: 'en',
  avoid: [],
  avoidWithNames: [],
  own: [],
}

type Task = { member: string; date: string; title: string; description: string; expectations: string[]; points: number }
export const taskFor = (member: string, date: string, change: Partial<Task> = {}): Task => ({
  member,
  date,
  title: `Read with ${date}`,
  description: `Read two pages on ${date}. Tell what happened.`,
  expectations: ['what happened', 'who was in it'],
  points: 15,
  ...change,
})
export const everything = request.members.flatMap(({ letter }) => request.days.map((day) => taskFor(letter, day)))

export let fake: ModelFake
export async function startFake() {
  fake = await startModelFake()
}
export function resetFake() {
  fake.setMode('good')
  fake.setScript(() => ({ tasks: everything }))
  fake.requests.length = 0
}
export const stopFake = () => fake.close()

export const model = (timeLimitMs?: number) => createModelPlanner({ baseURL: fake.baseURL, model: 'fake', timeLimitMs })

export async function all<T>(suggestions: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const suggestion of suggestions) found.push(suggestion)
  return found
}
