import type { Page } from '@playwright/test'
import { newMember } from './administration'
import { administrator, expect, familyDay, signIn } from './fixtures'

export const description = 'Play a game with somebody at home. Write what you played, who won and how you both felt.'

/** Creates a task with these expectations for a new member, and signs the page in as that member. */
export async function begin(page: Page, expectations: unknown[]) {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const data = { title: 'Play a game', description, assignedTo: member.id, date: familyDay(), expectations }
  const response = await page.request.post('/api/tasks', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  await signIn(page.request, member.username)
  return { member, id }
}
