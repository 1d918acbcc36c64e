import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { article, password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

test('a coach inserts a saved reply, sends a picture and proposes a transfer', async ({
  page,
  browser,
  api,
  tokenOf,
}) => {
  const mark = randomUUID()
  const token = await tokenOf('camille@exemple.fr')
  const member = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await signIn(member, 'camille@exemple.fr')
  await member.goto(article.path)
  const keep = member.getByRole('main').getByRole('button', { name: /favoris/ })
  if ((await keep.getAttribute('aria-pressed')) === 'false') await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await member.goto('/account')
  const hide = member.getByRole('button', { name: 'Ne plus les montrer' })
  if (await hide.isVisible()) await hide.click()
  await expectAccessible(member, 'own favourites, 360')
  await member.getByRole('button', { name: 'Les montrer à mes coachs' }).click()
  await expect(member.getByText('Vos coachs voient les articles que vous gardez')).toBeVisible()
  const quote = `> Une raison est une porte.\n> Dire non ${process.env.SERVER_URL}/article/dire-non\nCela m’a parlé. ${mark}`
  const opening = { title: `[Vie]: ${mark}`, message: quote }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token, body: opening })).payload as { uid: string }
  await openBackOffice(page, 'coach@exemple.fr', '/admin/saved-replies/create')
  await page.getByLabel('Titre').fill(`Accueil ${mark}`)
  await page.getByLabel('Texte').fill('Bonjour , merci pour {{rien}}.')
  await page.getByLabel('Texte').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8))
  await page.getByRole('button', { name: 'son prénom' }).click()
  const preview = page.getByRole('region', { name: 'Ce qu’elle lira' })
  await expect(preview).toContainText('Bonjour Alix, merci pour {{rien}}.')
  await expect(preview).toContainText('à corriger\u00a0: rien')
  await expectAccessible(page, 'a saved reply, 1280')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Accueil ${mark}` })).toBeVisible()
  await page.goto(`/admin/tickets/${uid}/show`)
  await expect(page.getByRole('blockquote')).toContainText('Une raison est une porte.')
  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByText('Suivie par vous')).toBeVisible()

  // The card opens beside the conversation if there is room, over it on a phone.
  const card = page.locator('[data-person-card]')
  const openCard = () => page.getByRole('button', { name: 'Voir la personne' }).click()
  await openCard()
  await expect(card.getByRole('list', { name: 'Ses thèmes' })).toContainText('Vie')
  await expect(card.getByRole('link', { name: article.title })).toHaveAttribute('href', article.path)
  const notes = card.getByRole('textbox', { name: 'Pour vous seule' })
  const former = await notes.inputValue()
  await notes.fill(`Préfère le tutoiement ${mark}`)
  await expect(card.getByRole('status')).toHaveText('Enregistré')
  await expectAccessible(page, 'the card of a member, 1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await takeScreenshot(page, 'member-360')
  await page.setViewportSize({ width: 1280, height: 900 })
  await takeScreenshot(page, 'member-1280')
  await hide.click()
  await expect(member.getByText('Vos coachs ne voient pas')).toBeVisible()
  // The latest text is saved when the card closes.
  await notes.fill(`Aime les exercices courts ${mark}`)
  await card.getByRole('button', { name: 'Fermer' }).click()
  await openCard()
  await expect(card.getByRole('heading', { name: 'Ses favoris' })).toBeHidden()
  await expect(notes).toHaveValue(`Aime les exercices courts ${mark}`)
  await notes.fill(former)
  await expect(card.getByRole('status')).toHaveText(former === '' ? '' : 'Enregistré')
  // The card stays open while the coach answers, and after a reload.
  await page.getByRole('textbox', { name: /^Répondre à/ }).focus()
  await page.reload()
  await expect(card.getByRole('list', { name: 'Ses thèmes' })).toContainText('Vie')
  await page.getByRole('button', { name: 'Masquer la personne' }).click()
  await expect(card).toHaveCount(0)

  const field = page.getByRole('textbox', { name: /^Répondre à/ })
  await page.getByRole('button', { name: 'Réponses types' }).click()
  await page.getByLabel('Chercher une réponse type').fill(`accueil ${mark}`)
  const replies = page.getByRole('dialog', { name: 'Réponses types' })
  await expect(replies.getByRole('button', { name: `Accueil ${mark}` })).toContainText('Bonjour Camille, merci pour')
  await expectAccessible(page, 'choosing a saved reply, 1280')
  await page.getByLabel('Chercher une réponse type').press('Enter')
  await expect(field).toHaveValue('Bonjour Camille, merci pour {{rien}}.')
  await expect(field).toBeFocused()
  await expect(page.getByText('À compléter vous-même', { exact: false })).toBeVisible()
  // Nothing is sent until the variable is filled in: it is selected, so that typing replaces it.
  await field.press('Control+Enter')
  await page.keyboard.type('votre message')
  await expect(field).toHaveValue('Bonjour Camille, merci pour votre message.')
  await field.fill(`Bonjour Camille, voici un exercice. ${mark}`)
  await page.reload()
  await expect(field).toHaveValue(`Bonjour Camille, voici un exercice. ${mark}`)
  const file = await createPhotoFile('exercice.jpg')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('[data-upload=ready]')).toBeVisible()
  await expectAccessible(page, 'writing, 1280')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  const picture = page.getByRole('img', { name: 'exercice.jpg' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const whole = await page.request.get((await picture.locator('..').getAttribute('href')) ?? '')
  expect([whole.status(), whole.headers()['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])

  await page.getByRole('button', { name: 'Actions' }).click()
  // The menu is within a landmark, although MUI opens it outside the page's own.
  await expect(page.getByRole('region', { name: 'Choix' }).getByRole('menu')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Proposer à une autre coach…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Coach' }).click()
  await page.getByRole('option').first().click()
  // While a menu fades out, its colours lack contrast.
  await expect(page.locator('.MuiMenuItem-root')).toHaveCount(0)
  await expectAccessible(page, 'the proposal')
  await takeScreenshot(page, 'proposal-1280')
  await dialog.getByRole('button', { name: 'Proposer' }).click()
  await expect(page.locator('[data-message=note]')).toContainText('Proposition de confier')
  const transfers = await api('GET', `/support/coaching/tickets/${uid}/transfers`, { token })
  expect(transfers.payload as unknown).toMatchObject([{ state: 'proposed' }])
  await takeScreenshot(page, 'tools-1280')

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Fermer l’échange' }).click()
  await expect(page.getByText('Fermée')).toBeVisible()
})

test('two agents who open the same ticket see each other', async ({ page, browser, api, address }) => {
  const mark = randomUUID().slice(0, 8)
  const body = { title: `Facture ${mark}`, message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  const options = { baseURL: process.env.SERVER_URL ?? '', locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  const other = await (await browser.newContext(options)).newPage()
  await openBackOffice(other, 'admin@exemple.fr', `/admin/tickets/${uid}/show`)
  await expect(other.locator('[data-signs]')).toContainText('lit aussi ces messages')
  await expect(page.locator('[data-signs]')).toContainText('lit aussi ces messages')
  await other.getByRole('textbox', { name: 'Répondre à Zoé' }).pressSequentially('Je m’en')
  await expect(page.locator('[data-signs]')).toContainText('répond…')
  await other.close()

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Mots-clés…' }).click()
  await page.getByRole('textbox', { name: 'Mots-clés' }).fill(`Urgent-${mark}, facture`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(`urgent-${mark}`).last()).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à la liste' }).click()
  await page.getByLabel('Mot-clé').fill(`urgent-${mark}`)
  await expect(page.locator('[data-ticket]')).toHaveCount(1)
  await expect(page.locator(`[data-ticket="${uid}"]`)).toBeVisible()
  await page.getByLabel('Mot-clé').fill('personne-ne-l-a')
  await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.locator(`[data-ticket="${uid}"]`)).toBeVisible()
})

const endings = {
  'whose consent is withdrawn': async ({ api, token, uid }: { api: Journey['api']; token: string; uid: string }) => {
    expect((await api('DELETE', `/users/${uid}/consents/coaching`, { token })).status).toBe(204)
  },
  'that is erased': async ({ api, token, uid }: { api: Journey['api']; token: string; uid: string }) => {
    expect((await api('DELETE', `/users/${uid}`, { token, body: { password } })).status).toBe(202)
    expect((await api('POST', '/subscriptions/withdraw', { token })).status).toBe(202)
  },
}

for (const [what, end] of Object.entries(endings)) {
  test(`a discussion ${what} disappears from the coach’s open window`, async ({ page, address, api, tokenOf }) => {
    const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
    await api('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
    const words = `Ce que je n’ai dit à personne. ${uid}`
    const opening = { title: '[Vie]: Un secret', message: words }
    const ticket = (await api('POST', '/support/coaching/tickets', { token, body: opening })).payload as { uid: string }

    await openBackOffice(page, 'coach@exemple.fr', `/admin/tickets/${ticket.uid}/show`)
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(words)).toBeVisible()
    await end({ api, token, uid })
    // The streams of a discussion are checked every 15 s.
    const gone = page.getByText(/Cet échange ou cette demande n’existe pas, ou plus|La personne a retiré son accord/)
    await expect(gone).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  })
}
