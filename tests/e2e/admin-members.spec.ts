import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('suspending a member in two windows records one suspension', async ({ page, api, tokenOf, address, mail }) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'admin@exemple.fr', `/admin/members/${uid}/show`)
  const other = await page.context().newPage()
  await other.goto(`/admin/members/${uid}/show`)
  await expect(other.getByRole('button', { name: 'Autres actes', exact: true })).toBeVisible()
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Autres actes', exact: true }).press('Enter')
    await one.getByRole('menuitem', { name: 'Suspendre' }).press('Enter')
    await one.getByRole('dialog').getByLabel(/Motif/).fill('Essai')
    await one.getByRole('dialog').getByRole('button', { name: 'Suspendre' }).press('Enter')
    await expect(one.getByRole('dialog')).toHaveCount(0)
    await expect(one.getByRole('button', { name: 'Rétablir' })).toBeVisible()
    await expect(one.getByRole('main').getByRole('button').and(one.locator(':focus'))).toHaveCount(1)
  }
  await expect(other.getByText('C’était déjà fait')).toBeVisible()
  const timeline = other.getByRole('region', { name: 'Son histoire' })
  await expect(timeline.getByText('suspension, par Agnès Roche (Essai)')).toHaveCount(1)
  await other.close()

  const confirm = async (name: string, isDangerous = false) => {
    if (isDangerous) await page.getByRole('button', { name: 'Autres actes', exact: true }).click()
    await page.getByRole(isDangerous ? 'menuitem' : 'button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await confirm('Rétablir')
  await expect(page.getByRole('button', { name: 'Rétablir' })).toHaveCount(0)
  await confirm('Retirer l’accès abonnée', true)
  await mail(address, /Notre équipe a mis fin à votre abonnement/)
  await confirm('Offrir l’accès abonnée')
  await mail(address, /L’accès au coaching vous est offert/)
})

test('a member’s page lists their discussions and requests from linked addresses', async ({
  page,
  api,
  tokenOf,
  address,
}) => {
  const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
  const other = `autre-${address}`
  const request = async (email: string, title: string) =>
    (await api('POST', '/support/contact/tickets', { body: { title, message: 'Bonjour', email, name: 'Zoé' } }))
      .payload as {
      uid: string
    }
  const own = await request(address, `Ma facture ${address}`)
  const second = await request(other, `Une autre ${address}`)
  const admin = await tokenOf('admin@exemple.fr')
  const contactOf = async (ticket: string) => {
    const query = `filter[uid]=${ticket}`
    const [found] = (await api('GET', `/staff/tickets?${query}`, { token: admin })).payload as {
      contact: { uid: string }
    }[]
    return found?.contact.uid
  }
  const contact = await contactOf(own.uid)
  const { version } = (await api('GET', `/staff/contacts/${contact}`, { token: admin })).payload as { version: number }
  const body = { contact: await contactOf(second.uid), version }
  expect((await api('POST', `/staff/contacts/${contact}/same-person`, { token: admin, body })).status).toBe(200)
  const consent = { kind: 'coaching', version: '1' }
  await api('POST', `/users/${uid}/consents`, { token, body: consent })
  const secret = `[Vie]: secret ${address}`
  const opened = await api('POST', '/support/coaching/tickets', { token, body: { title: secret, message: secret } })
  expect(opened.status).toBe(201)
  const discussion = (opened.payload as { uid: string }).uid

  await openBackOffice(page, 'admin@exemple.fr', `/admin/members/${uid}/show`)
  const requests = page.getByRole('region', { name: 'Ses demandes' })
  await expect(requests.getByRole('link')).toHaveCount(2)
  await expect(requests.getByRole('link', { name: `Une autre ${address}` })).toBeVisible()
  const discussions = page.getByRole('region', { name: 'Ses échanges' })
  const link = discussions.getByRole('link', { name: /^Avec / })
  await expect(link).toHaveAttribute('href', new RegExp(`/tickets/${discussion}/show$`))
  await expect(page.getByRole('main')).not.toContainText('secret')
  await expectAccessible(page, 'a member with discussions, 1280')
  await takeScreenshot(page, 'sheet-discussions-1280', { fullPage: true })
})

test('support reads payments, requests and mails of a member', async ({ page, api, tokenOf, address }) => {
  const { uid } = await subscribeByApi({ api, tokenOf }, address)
  await openBackOffice(page, 'support@exemple.fr', `/admin/members/${uid}/show`)
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText('Total payé')
  await expect(page.getByRole('region', { name: 'Ses paiements' }).getByRole('link', { name: /^reçu/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rembourser/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ses demandes' })).toContainText('Aucune demande.')
  await expect(page.getByRole('region', { name: 'Ses échanges' })).toHaveCount(0)
  await expectAccessible(page, 'a member for support, 1280')
  await takeScreenshot(page, 'sheet-1280', { fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a member for support by night, 360')
  await takeScreenshot(page, 'sheet-dark-360', { fullPage: true })
  const mails = page.getByRole('region', { name: 'Ses mails' })
  await mails.getByText('Votre abonnement est ouvert').first().click()
  await mails.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Renvoyer' })).toBeVisible()
})
