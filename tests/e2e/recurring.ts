import type { Page } from '@playwright/test'

export const path = '/admin/recurring-tasks'

export async function fillIn(page: Page, username: string, title: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByRole('option', { name: username }).click()
  await page.getByLabel('Task Title').fill(title)
  await page.getByLabel('Task Description').fill('Play both pieces twice. Write what went better today.')
}

/** Chooses a day in the calendar, paging to its month first, whichever month is shown. */
export async function chooseDay(page: Page, day: string) {
  const days = page.locator('[data-day]')
  await days.first().waitFor()
  const shown = (await days.first().getAttribute('data-day'))?.slice(0, 7) ?? ''
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  const turns = months(day) - months(shown)
  const button = page.getByRole('button', { name: turns < 0 ? 'Previous month' : 'Next month' })
  for (let turn = 0; turn < Math.abs(turns); turn += 1) await button.click()
  await page.locator(`[data-day="${day}"]`).click()
}
