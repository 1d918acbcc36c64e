import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

async function writeTicket(page: import('@playwright/test').Page, address: string, message: string): Promise<void> {
  await page.goto('/contact/new-ticket')
  const main = page.getByRole('main')
  await main.getByLabel('Objet').fill('Une question sur l’essai')
  await main.getByLabel('Votre demande concerne').selectOption('Abonnement')
  await main.getByLabel('Votre message').fill(message)
  await main.getByLabel('Votre nom').fill('Zoé D’Été')
  await main.getByLabel('Votre adresse e-mail').fill(address)
  await main.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText('Ticket envoyé avec succès').first()).toBeVisible()
  await expect(page.getByText(/^Réponse avant .+\.$/)).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor and support exchange messages through the mailed link', async ({
      page,
      address,
      mail,
      api,
      tokenOf,
    }) => {
      const question = `Combien dure l’essai ? ${randomUUID()}`
      await writeTicket(page, address, question)
      const opened = await mail(address, /contact\/tickets\//)
      const link = opened.links.find((one) => one.includes('?t=')) ?? ''
      await page.goto(link)
      await expect(page).not.toHaveURL(/[?&]t=/)
      await expect(page.getByText(question)).toBeVisible()

      await page.getByLabel('Votre réponse').fill('Une précision : je suis en Belgique.')
      await page.getByRole('button', { name: /Répondre|Envoyer/ }).click()
      await expect(page.getByText('Message envoyé avec succès').first()).toBeVisible()
      await expect(page.getByText('Une précision : je suis en Belgique.')).toBeVisible()

      const uid = link.match(/[0-9a-f-]{36}/)?.[0]
      const token = await tokenOf('support@exemple.fr')
      const words = `Trois jours. ${randomUUID()}`
      expect((await api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: words } })).status).toBe(
        201,
      )
      expect((await mail(address, /répon/i)).links.some((one) => one.includes(`/contact/tickets/${uid}?t=`))).toBe(true)
      if (javaScriptEnabled) await expect(page.getByText('dernière activité le')).toBeVisible()
      else await page.reload()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    })

    test('a visitor with tickets can request a new link', async ({ page, address, mail }) => {
      await writeTicket(page, address, 'Bonjour')
      await page.goto('/contact/link')
      await page.getByRole('main').getByLabel('Votre adresse e-mail').fill(address)
      await page.getByRole('main').getByRole('button', { name: 'Recevoir mon lien' }).click()
      await expect(page.getByText('Le lien a été envoyé').first()).toBeVisible()
      const { links } = await mail(address, /contact\/tickets\?t=/)
      await page.goto(links.find((one) => /contact\/tickets\?t=/.test(one)) ?? '')
      await expect(page.getByRole('link', { name: /Une question sur l’essai/ })).toBeVisible()
    })

    test('A link to another address’s tickets requires a confirmation', async ({ page, address, mail }) => {
      const linkTo = async (recipient: string) => {
        await writeTicket(page, recipient, `Pour ${recipient}`)
        const { links } = await mail(recipient, /contact\/tickets\//)
        return links.find((one) => one.includes('?t=')) ?? ''
      }
      const other = `other-${address}`
      const [own, foreign] = [await linkTo(address), await linkTo(other)]
      await page.goto(own)
      await page.goto(foreign)
      await expect(page.getByRole('heading', { name: 'Ouvrir d’autres demandes ?' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, 'switch')
      await page.getByRole('link', { name: 'Garder mes demandes' }).click()
      await expect(page).toHaveURL(/\/contact\/tickets$/)
      await page.goto(own)
      await expect(page.getByText(`Pour ${address}`)).toBeVisible()
      await page.goto(foreign)
      await page.getByRole('button', { name: 'Ouvrir les demandes de ce lien' }).click()
      await expect(page.getByText(`Pour ${other}`)).toBeVisible()
      await expect(page).not.toHaveURL(/[?&]t=/)
    })
  })
}

test('a visitor without a valid link is redirected to request one', async ({ page }) => {
  await page.goto('/contact/tickets')
  await expect(page).toHaveURL(/\/contact\/link/)
  await page.goto(`/contact/tickets/${randomUUID()}?t=${'a'.repeat(43)}`)
  await expect(page.getByText('Ce lien n’ouvre rien')).toBeVisible()
})

test('erasing tickets without a link redirects to the link request', async ({ page, baseURL }) => {
  const answer = await page.request.post('/contact/tickets', {
    form: { what: 'erase' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/contact/link'])
})
