import type { Page } from '@playwright/test'
import { newMember } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

export const own = (name: string) => `${name} ${test.info().project.name} ${Math.random().toString(36).slice(2, 8)}`

/** Creates a member for this test and signs the administrator in. */
export async function begin(page: Page) {
  await signIn(page.request, administrator)
  return newMember(page)
}

export async function give(page: Page, assignedTo: string, title: string, data: object = {}): Promise<string> {
  const response = await page.request.post('/api/tasks', { data: { title, assignedTo, ...data } })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

export async function openTasks(page: Page, search = '') {
  await page.goto(`/admin/tasks${search && `?q=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Tasks' })).toBeVisible()
}

export const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
