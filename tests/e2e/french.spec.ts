import { servers } from '../harness/servers'
import { newMember } from './administration'
import { administrator, demoPassword, expect, familyDay, giveTask, signIn, test } from './fixtures'
import { leftInEnglish } from './left-in-english'

const server = servers.rules

test.use({ baseURL: server, locale: 'fr-FR' })

test('a member signs in, solves a task, confirms, and sees the points in French @once', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page.request, administrator)
  const { id, username } = await newMember(page, undefined, server)
  const title = 'Arrose le jardin'
  const description = 'Arrose les plantes du jardin. Écris quelles plantes tu as arrosées et ce que tu as remarqué.'
  const taskId = await giveTask(page, id, { title, description, date: familyDay() }, server)
  await page.context().clearCookies()

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fdashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle('Connexion · Laurel')
  await page.getByLabel('Nom d’utilisateur').fill(username)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').getByText('Le mot de passe est obligatoire')).toBeVisible()
  await page.getByLabel('Mot de passe').fill('faux')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').getByText('Nom d’utilisateur ou mot de passe incorrect')).toBeVisible()
  // The browser logs the 401.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
  await page.getByLabel('Mot de passe').fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText(`Te revoilà, ${username}\u202f!`)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  const card = page.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('link', { name: 'Faire la tâche' }).click()
  await expect(page).toHaveURL(`/task-submission/${taskId}`)
  const solution =
    'J’ai arrosé les tomates, le basilic et le petit citronnier. Le basilic avait soif et ses feuilles tombaient. J’ai ' +
    'remarqué trois coccinelles sur le citronnier et une fourmi qui portait un pétale.'
  await page.getByRole('textbox', { name: 'Ta solution' }).fill(solution)
  await page.getByRole('button', { name: 'Envoyer ma solution' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Tu as réussi\u202f!')).toBeVisible()
  expect(await leftInEnglish(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirmer l’envoi' }).click()
  await expect(page.getByText('Tâche acceptée\u202f!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('1 jour', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('+10 points ce mois-ci')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Voir mon envoi' })).toBeVisible()

  await page.goto('/profile')
  const entry = page.getByRole('table', { name: 'Historique des points' }).getByRole('row').filter({ hasText: title })
  await expect(entry).toContainText('+10')
})
