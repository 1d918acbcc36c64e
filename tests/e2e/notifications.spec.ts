import { randomUUID } from 'node:crypto'
import { register, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('A coach’s notification settings offer no notices about articles', async ({ page }) => {
  await signIn(page, 'coach@exemple.fr')
  await page.goto('/account/notifications')
  await expect(page.getByRole('checkbox', { name: 'Un message m’attend' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Une note me mentionne' })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: /texte/ })).toHaveCount(0)
})

test.use({ viewport: { width: 360, height: 740 } })

test('A member chooses mails and quiet hours', async ({ page }) => {
  await register(page, `${randomUUID()}@exemple.fr`)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await page.goto('/account/notifications')
  const answers = page.getByRole('checkbox', { name: 'Une réponse m’attend' })
  await expect(answers).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Une note me mentionne' })).toHaveCount(0)
  await answers.uncheck()
  await page.getByLabel(/^De\b/).fill('21:00')
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect(page.getByText('Indiquez deux heures différentes, ou aucune.')).toBeVisible()
  await page.getByLabel(/^À/).fill('08:00')
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  await expect(page.getByText('Indiquez deux heures différentes, ou aucune.')).toHaveCount(0)
  await page.reload()
  await expect(answers).not.toBeChecked()
  await expect(page.getByLabel(/^À/)).toHaveValue('08:00')
  // This browser refuses permission to notify: the page says so.
  await expect(page.locator('[data-push-state]:visible')).toHaveCount(1)
})
