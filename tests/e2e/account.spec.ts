import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { scaleTimeout } from '../fixtures/patience.ts'
import { article, fillCard, fillNewCard, orderButton, password, register, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'
import { expectTrialFacts } from './fixtures/trial-facts.ts'

const success = '4242 4242 4242 4242'
const linkServer = () => process.env.LINK_SERVER_URL ?? ''

async function subscribe(page: Page, address: string, number = success): Promise<void> {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
}

const payments = (page: Page) => page.locator('#paiements li')

async function receiptText(page: Page): Promise<string> {
  const href = await payments(page).getByRole('link', { name: /Reçu/ }).first().getAttribute('href')
  const answer = await page.request.get(href ?? '')
  const { 'content-type': type, 'cache-control': control } = answer.headers()
  expect([answer.status(), type, control]).toEqual([200, 'application/pdf', expect.stringContaining('no-store')])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.body())), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function expectMissing(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path)
  expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining('n’existe pas, ou plus')])
}

/** Checks the calendar file of renewals, and the links to cancel and to withdraw. */
async function readEndings(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Ajouter les prochains paiements' })).toBeVisible()
  const file = await page.request.get('/account/subscription/renewals.ics')
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(12)
  await page.getByRole('link', { name: 'Résilier ou se rétracter' }).click()
  await expect(page.getByText('Dernier jour d’accès')).toHaveCount(2)
  await expect(page.getByRole('definition').filter({ hasText: /1,90\s€/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Me rétracter' })).toHaveAttribute('href', '/withdraw-contract')
  await page.getByRole('link', { name: 'Résilier mon contrat' }).click()
  await expect(page).toHaveURL(/\/cancel-contract$/)
  await page.goto('/account/subscription')
}

/** Checks the account after the order: receipt, another card, end of the renewal; with and without a script. */
async function manageSubscription(page: Page, scripted: boolean): Promise<void> {
  await page.goto('/account/subscription')
  await expectTrialFacts(page)
  await expect(payments(page)).toHaveCount(1)
  expect(await receiptText(page)).toContain('1,90 €')
  await expectMissing(page, `/account/subscription/receipt/${randomUUID()}`)
  await readEndings(page)
  await page.getByRole('link', { name: 'Changer de carte' }).click()
  await expect(page).toHaveURL(/\/subscription\/card/)
  await fillNewCard(page, { number: '4000 0000 0000 0127' })
  await page.getByRole('button', { name: 'Enregistrer cette carte' }).click()
  await expect(page.getByLabel(/CVV/)).toHaveAttribute('aria-invalid', 'true')
  await fillNewCard(page, { number: '4000 0025 0000 3155' })
  await page.getByRole('button', { name: 'Enregistrer cette carte' }).click()
  await page.getByRole('button', { name: 'Confirmer la carte' }).click()
  await expect(page).toHaveURL(/\/account\/subscription$/)
  await expect(page.getByText(/Visa ••••\s3155/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contacter le service client' })).toHaveAttribute('href', /^\/contact/)
  await page.getByRole('link', { name: 'Arrêter le renouvellement' }).click()
  const place = scripted ? page.getByRole('dialog') : page.getByRole('main')
  await expect(place).toContainText('Vous gardez votre accès jusqu’à la fin de la période en cours')
  await expect(place).toContainText('Ensuite, votre profil est supprimé')
  await expect(place).toContainText('La réactivation est impossible : pour revenir, il faudra vous réinscrire.')
  await place.getByRole('button', { name: 'Arrêter le renouvellement' }).click()
  await expect(place.getByText('Cochez cette case pour confirmer.')).toBeVisible()
  await place.getByRole('checkbox').check()
  await place.getByRole('button', { name: 'Arrêter le renouvellement' }).click()
  await expect(page.getByText('En cours de résiliation')).toBeVisible()
  // Reload without a script: the page does not then follow what the server finishes after its answer.
  await expect(async () => {
    if (!scripted) await page.reload()
    await expect(page.getByText('Plus rien ne sera prélevé.')).toBeVisible({ timeout: scaleTimeout(1000) })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Ajouter les prochains paiements' })).toHaveCount(0)
}

test('with a script a member reads a receipt, changes card and stops the renewal', async ({ page, address, mail }) => {
  await subscribe(page, address)
  await manageSubscription(page, true)
  await mail(address, /Votre nouvelle carte est enregistrée/)
  await mail(address, /^Notification de la résiliation/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a member registers, corrects a declined card, and manages the account', async ({ page, address }) => {
    await register(page, address)
    await expect(page).toHaveURL(/\/registration\/payment/)
    await fillCard(page, { number: '4000 0000 0000 9995' })
    await orderButton(page).click()
    await expect(page.getByLabel('Numéro de carte')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
    await fillCard(page, { number: '4000 0025 0000 3155' })
    await orderButton(page).click()
    await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
    await expect(page.getByText('Paiement effectué avec succès').first()).toBeVisible()
    await manageSubscription(page, false)
  })

  test('a pending payment page refreshes itself until the payment succeeds', async ({ page, address }) => {
    await register(page, address)
    await fillCard(page, { number: '4000 0000 0000 0077' })
    await orderButton(page).click()
    await expect(page.getByText(/jusqu’à 5\s*minutes/)).toBeVisible()
    await expect(page).toHaveURL(/\/registration\/welcome\/success/)
  })

  test('a member who abandoned a payment page can still pay by card', async ({ page, address }) => {
    await register(page, address, `${linkServer()}/registration`)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/sandbox\/checkout\//)
    await page.goto(`${linkServer()}/login`)
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto(`${linkServer()}/registration/payment`)
    await expect(page.getByText(/sans le terminer/)).toBeVisible()
    await fillCard(page, { number: success })
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/registration\/welcome\/success/)
    await page.goto(`${linkServer()}/account/subscription`)
    await expect(payments(page)).toHaveCount(1)
  })
})

test('a member plans and cancels a pause without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, 'camille@exemple.fr')
  await page.goto('/account/subscription/ending')
  const links = await page.getByRole('main').getByRole('link').allTextContents()
  expect(links.indexOf('Faire une pause')).toBeGreaterThan(links.indexOf('Résilier mon contrat'))
  await page.getByRole('link', { name: 'Faire une pause' }).click()
  await page.getByText('2 mois').click()
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect(page.getByText(/Une pause est prévue du .* au /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Arrêter le renouvellement' })).toBeVisible()
  await page.getByRole('link', { name: 'Annuler la pause' }).click()
  await page.getByRole('button', { name: 'Annuler la pause' }).click()
  await expect(page.getByRole('link', { name: 'Faire une pause' })).toBeVisible()
  await context.close()
})

test('a double click, a reload and going back cause only one payment', async ({ page, address }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  await fillCard(page, { number: success })
  await orderButton(page).dblclick()
  await expect(page).toHaveURL(/\/callback\/payment|\/registration\/welcome/)
  await page.reload()
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
  await page.goBack()
  await page.goto('/registration/payment')
  await expect(page).toHaveURL(/\/account\/subscription/)
  await expect(payments(page)).toHaveCount(1)
  await expect(payments(page)).toContainText('1,90')
})

async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const context = await browser.newContext({ userAgent, baseURL: process.env.SERVER_URL ?? '' })
  const page = await context.newPage()
  await signIn(page, address, password)
  return page
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without any', () => {
    test.use({ javaScriptEnabled })

    test('a member sees their devices and signs out one or all of the others', async ({ page, browser, address }) => {
      await register(page, address)
      await expect(page).toHaveURL(/\/registration\/payment/)
      const others = [await elsewhere(browser, address), await elsewhere(browser, address)]
      await page.goto('/account/security')
      const devices = page.locator('#appareils li')
      await expect(devices).toHaveCount(3)
      await expect(devices.first()).toContainText('Cet appareil')
      await page.getByRole('button', { name: 'Fermer la session : Firefox sur Windows' }).first().click()
      await expect(devices).toHaveCount(2)
      await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click()
      await expect(devices).toHaveCount(1)
      for (const other of others) {
        await other.goto('/account')
        await expect(other).toHaveURL(/\/login/)
        await other.context().close()
      }
    })
  })
}

test('a sign-in, a favourite, a new name and a sign-out update other tabs', async ({ page, context, address }) => {
  const magazine = await context.newPage()
  await magazine.goto('/articles')
  await register(page, address)
  await expect(magazine.getByRole('banner').locator('summary', { hasText: 'Mon compte' })).toBeVisible()

  const reading = await context.newPage()
  await reading.goto(article.path)
  const profile = await context.newPage()
  await profile.goto('/account')
  const writing = await context.newPage()
  await writing.goto('/contact/new-ticket')
  await writing.getByLabel('Objet').pressSequentially('Une question')

  await page.goto(article.path)
  await page.getByRole('button', { name: /favoris/ }).click()
  await expect(reading.getByRole('button', { name: /favoris/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(writing.locator('[data-tabs-notice=metadataUpdate]')).toBeVisible()
  await page.goto('/account')
  await page.getByLabel('Prénom ou nom').fill('Anaïs')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Bonjour Anaïs')

  await page.goto('/logout')
  await page.getByRole('button', { name: 'Oui, me déconnecter' }).click()
  await expect(profile).toHaveURL(/\/login\?redirect=/)
  for (const tab of [magazine, reading]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  }
  await expect(writing.getByText('Vous êtes déconnectée, depuis un autre onglet.')).toBeVisible()
  await expect(writing.getByLabel('Objet')).toHaveValue('Une question')
  expect(await page.evaluate(() => localStorage.getItem('user-data'))).toBeNull()
})

test('a member resets the password once per link, then deletes the account', async ({ page, address, mail }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  const userData = () => page.evaluate(() => localStorage.getItem('user-data'))
  await expect.poll(userData).toContain(address)
  const old = { what: 'password', oldPassword: password, newPassword: 'une autre phrase bien à elle 42' }
  const former = await page.request.post('/account', { form: old, maxRedirects: 0 })
  expect(former.headers().location).toBe('/account/security#mot-de-passe')
  await page.goto('/account')
  await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0)
  await page.locator('#securite').getByRole('link', { name: 'Gérer mes accès' }).click()
  const field = page.locator('#mot-de-passe')
  await field.getByLabel('Nouveau mot de passe').fill('court')
  await expect(field.getByText('Trop court.')).toBeVisible()
  await field.getByLabel('Mot de passe actuel').fill(password)
  await field.getByLabel('Nouveau mot de passe').fill('une autre phrase bien à elle 43')
  await expect(field.getByText('Assez long.')).toBeVisible()
  await field.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe est changé')).toBeVisible()
  const { links } = await mail(address, /Votre mot de passe a changé/)
  const reset = links.find((link) => link.includes('/reset-password?token='))
  const link = await page.goto(reset ?? '')
  expect(link?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(reset ?? '')
  await expect(page.getByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveCount(0)

  await signIn(page, address, password)
  await page.goto('/account')
  await page.locator('#suppression summary').click()
  await page.getByLabel('Votre mot de passe, pour confirmer').fill(password)
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(userData).toBeNull()
})

test('registering a confirmed address again mails its owner', async ({ page, address, mail }) => {
  await register(page, address)
  await expect(page).toHaveURL(/\/registration\/payment/)
  const { links } = await mail(address, /Bienvenue/)
  await page.goto(links.find((link) => link.includes('/confirm-email?token=')) ?? '')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est confirmé')
  await page.goto('/account')
  await expect(page.getByText('Adresse confirmée.')).toBeVisible()
  await page.goto('/account/security')
  await expect(page.locator('#activite')).toContainText('Connexion')

  await page.context().clearCookies()
  await page.goto('/registration')
  const main = page.getByRole('main')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByLabel('Mot de passe', { exact: true }).fill('Motdepasse1!')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: /Créer mon compte/ }).click()
  await expect(main.getByText(/listes de mots de passe volés/).first()).toBeVisible()
  await main.getByLabel('Mot de passe', { exact: true }).fill('une tout autre phrase 17')
  await main.getByRole('button', { name: /Créer mon compte/ }).click()
  await expect(page).toHaveURL(/\/registration\/payment/)
  await expect(page.getByRole('heading', { name: 'Regardez votre boîte mail' })).toBeVisible()
  await mail(address, /Vous avez déjà un compte/)
})
