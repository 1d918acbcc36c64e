import { password, signIn, subscribeByApi, waitForScript } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Other journeys disable the transitions of pages and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

test('a form in a dialog reports a network loss and can be sent again', async ({ page, address, api, tokenOf }) => {
  await subscribeByApi({ api, tokenOf }, address)
  await signIn(page, address, password)
  await page.goto('/account/subscription')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Arrêter le renouvellement' }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('checkbox')
  await box.check()
  await page.route('**/*', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Arrêter le renouvellement' }).dblclick()
  const notice = page.locator('[data-failure]')
  await expect(notice).toContainText('Le réseau')
  await expect(page).toHaveURL(/\/account\/subscription$/)
  await expect(box).toBeChecked()
  await page.unroute('**/*')
  await notice.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Vous gardez votre accès jusqu’au')
})
