import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { insert, insertShared } from '../fixtures/insert'
import { someGift, someRequest, someReward } from '../fixtures/rows'
import { en } from '../../lib/i18n/en'
import { fr } from '../../lib/i18n/fr'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expectAccessible, expectReadable } from './administration'
import { administrator, demoPassword, expect, giveTask, hold, signIn, test } from './fixtures'
import { leftInEnglish } from './left-in-english'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

let own: OwnServer
test.beforeAll(async () => {
  own = await takeOwnServer()
  await own.database.query(`UPDATE "User" SET "level" = 'starting' WHERE "username" IN ('emma', 'mila')`)
  await own.database.query(`UPDATE "FamilySettings" SET "allowsDictation" = true`)
})
test.afterAll(() => own.stop())

const gibberish = 'asdf qwer zxcv'

const days = [
  {
    locale: 'en-GB',
    username: 'emma',
    words: en,
    description: 'Water the plants on the balcony. Say which plants you watered, and what you noticed.',
    solution:
      'I watered the basil, the mint and the two tomato plants. The basil hung its leaves, and I noticed a snail on the mint.',
    untied: 'Paul read a comic about a detective on the bus to the dentist.',
  },
  {
    locale: 'fr-FR',
    username: 'mila',
    words: fr,
    description: 'Arrose les plantes du jardin. Écris quelles plantes tu as arrosées et ce que tu as remarqué.',
    solution:
      'J’ai arrosé les tomates, le basilic et le petit citronnier. Le basilic avait soif et ses feuilles tombaient. J’ai ' +
      'remarqué trois coccinelles sur le citronnier et une fourmi qui portait un pétale.',
    untied: 'Mardi, Paul a gagné la course de vélo devant le stade avec deux minutes d’avance.',
  },
] as const

const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f6' } })
    .jpeg()
    .toBuffer(),
})

/** Waits until the service worker has copied the dashboard's tasks and the page for what it has not copied. */
async function untilKept(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(async (wanted) => {
      const found = await Promise.all([wanted, '/offline'].map((each) => caches.match(each)))
      return found.every((each) => each !== undefined)
    }, path)
  await expect.poll(isKept).toBe(true)
}

for (const { locale, username, words, description, solution, untied } of days) {
  const { login, submission, appeals, photos, calendar, leaves, account, rewards, manageRewards } = words

  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    async function expectChecked(page: Page) {
      if (locale === 'en-GB') return expectReadable(page)
      // The rest is the same in every language.
      await expectAccessible(page, 'language')
      expect(await leftInEnglish(page)).toEqual([])
    }
    const at = (path: string) => own.address + path
    const give = (page: Page, memberId: string) =>
      giveTask(page, memberId, { title: 'Plants', description, expectations: ['which plants'] }, own.address)
    const field = (page: Page) => page.getByRole('textbox', { name: submission.heading })
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

    async function submit(page: Page, text: string) {
      await field(page).fill(text)
      await button(page, submission.saveDraft).click()
      await expect(page.getByRole('main').getByText(submission.draftSavedTitle)).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^(${submission.submit}|${submission.resubmit})$`) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }

    test('a child signs in, writes, asks and is accepted, and axe reports no violations @once', async ({
      page,
      consoleErrors,
    }) => {
      const { id } = await signIn(page.request, username, own.address)
      const task = await give(page, id)
      await page.context().clearCookies()
      await page.goto(at('/login'))
      await expect(page).toHaveTitle(new RegExp(`^${login.title} `))
      await page.getByLabel(login.username).fill(username)
      await page.getByLabel(login.password).fill('wrong')
      await button(page, login.signIn).click()
      await expect(page.getByRole('alert').getByText(login.wrong)).toBeVisible()
      await page.getByLabel(login.password).fill(demoPassword)
      await button(page, login.signIn).click()
      await expect(page).toHaveURL(at('/dashboard'))
      await expect(page.getByText(login.welcome.replace('{name}', username))).toBeVisible()
      await page.addInitScript(() => Object.assign(window, { SpeechRecognition: class extends EventTarget {} }))
      await page.goto(at(`/task-submission/${task}`))
      await button(page, submission.dictation.open).click()
      await expectChecked(page)
      await page.route('**/api/tasks/save-draft', (route) => route.abort())
      await field(page).fill(gibberish)
      await expect(page.getByText(submission.savedHere, { exact: true })).toBeVisible()
      await expectChecked(page)
      await page.unroute('**/api/tasks/save-draft')
      await page.request.post(at('/api/tasks/save-draft'), { data: { taskId: task, response: 'Elsewhere.' } })
      await field(page).fill(`${gibberish} `)
      await expect(page.getByText(submission.newerText)).toBeVisible()
      await expectChecked(page)
      await button(page, submission.keepThis).click()

      await submit(page, gibberish)
      await inDialog(page, appeals.ask).click()
      await expectChecked(page)
      await inDialog(page, submission.confirm).click()
      await expect(page).toHaveURL(at('/dashboard'))
      await page.goto(at(`/task-submission/${task}`))
      await button(page, appeals.ask).click()
      await expectChecked(page)

      const unsure = await give(page, id)
      await page.goto(at(`/task-submission/${unsure}`))
      await submit(page, untied)
      await expect(page.getByRole('dialog', { name: submission.unsure })).toBeVisible()
      await expectChecked(page)
      await page.getByLabel(appeals.message).fill('Paul!')
      await inDialog(page, submission.askPerson).click()
      await expect(page).toHaveURL(at('/dashboard'))
      await page.goto(at(`/task-submission/${unsure}`))
      await expect(page.getByText(appeals.said.replace('{message}', 'Paul!'))).toBeVisible()
      await expectChecked(page)

      const done = await give(page, id)
      await page.goto(at(`/task-submission/${done}`))
      await submit(page, solution)
      await expectChecked(page)
      await inDialog(page, submission.confirm).click()
      await expect(page.getByText(words.moment.title, { exact: true })).toBeVisible()
      await expectChecked(page)
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !/401|409|ERR_FAILED/.test(each)))
    })

    // One language suffices: layouts.spec.ts checks that these screens are in French.
    if (locale !== 'en-GB') return

    test('axe reports no violations where points are spent and things are shared @once', async ({ page }) => {
      const parent = await signIn(page.request, administrator, own.address)
      const { id } = await signIn(page.request, username, own.address)
      await insert(own.database, 'PointEntry', [someGift(id, 100)])
      const name = `Cinema with ${username}`
      const [open, dear] = [someReward({ name, createdAt: new Date() }), someReward({ cost: 9000 })]
      await insert(own.database, 'Reward', [open, { ...dear, createdAt: new Date() }])
      const request = someRequest(open, id)
      await insert(own.database, 'RewardRequest', [request])
      const shared = await insertShared(own.database, id, [parent.id])

      await page.goto(at('/rewards'))
      await expectChecked(page)
      await button(page, rewards.askFor.replace('{name}', name)).click()
      await expectChecked(page)
      await page.goto(at(`/task-submission/${shared.id}`))
      await button(page, leaves.removeOf.replace('{giver}', administrator)).click()
      await expectChecked(page)

      const task = await give(page, id)
      for (const count of [1, 2]) {
        const sent = await page.request.post(at(`/api/tasks/${task}/photos`), { multipart: { photo: await photo() } })
        expect(sent.status(), `photo ${count}`).toBe(201)
      }
      await page.goto(at(`/task-submission/${task}`))
      const release = await hold(page, '**/api/tasks/*/photos')
      await page.getByLabel(photos.add).setInputFiles(await photo())
      await expect(page.getByRole('progressbar', { name: photos.adding })).toBeVisible()
      await expectChecked(page)
      release()
      await expect(page.getByLabel(photos.add)).toHaveCount(0)
      await expectChecked(page)

      await page.goto(at('/profile/reminders'))
      await expectChecked(page)
      await page.goto(at('/profile'))
      await page.getByRole('checkbox', { name: account.easyReading }).check()
      await expect(page.locator('html')).toHaveAttribute('data-reading', 'easy')
      await button(page, calendar.makeOf.replace('{calendar}', calendar.own)).click()
      await expect(page.getByText(calendar.madeTitle)).toBeVisible()
      await expectChecked(page)

      await signIn(page.request, administrator, own.address)
      await page.goto(at(`/user/${id}`))
      await button(page, leaves.changeFor.replace('{title}', 'Shared')).click()
      await expectChecked(page)
      await page.goto(at('/admin/rewards'))
      await expectChecked(page)
      await button(page, manageRewards.declineFor.replace('{name}', name).replace('{username}', username)).click()
      await expectChecked(page)
    })

    test('axe reports no violations without network @once', async ({ page, context, consoleErrors }) => {
      const { id } = await signIn(page.request, username, own.address)
      const task = await give(page, id)
      await page.goto(at('/dashboard'))
      await untilKept(page, `/task-submission/${task}`)
      await context.setOffline(true)
      for (const path of ['/dashboard', `/task-submission/${task}`, '/leaderboard']) {
        await page.goto(at(path))
        await expect(page.getByText(words.offline.title, { exact: true })).toBeVisible()
        await expectChecked(page)
      }
      consoleErrors.splice(0)
    })
  })
}
