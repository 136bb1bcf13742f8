import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

export const path = '/admin/plan'

export const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Reword/ }) })
export const toggle = async (box: Locator) => {
  await box.focus()
  await box.press('Space')
}

/** Leaves two members and two days in the plan. */
export async function chooseLittle(page: Page) {
  const members = page.getByRole('group', { name: 'For whom' }).getByRole('checkbox')
  for (let at = (await members.count()) - 1; at >= 0; at -= 1) {
    if ((await members.nth(at).isChecked()) !== at < 2) await toggle(members.nth(at))
  }
  const days = page.getByRole('group', { name: /^Days/ }).getByRole('checkbox')
  for (let at = 3; at <= 7; at += 1) await toggle(days.nth(at))
  await expect(page.getByText('(2 days)')).toBeVisible()
}
