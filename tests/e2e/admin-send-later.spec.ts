import { randomUUID } from 'node:crypto'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Milliseconds; without a new event, the sign that a colleague writes disappears after seven seconds. */
const shorterThanTypingSign = 6000

const phone = { width: 360, height: 740 }

test('an agent undoes one answer, then schedules another and edits it', async ({
  page,
  browser,
  api,
  address,
  mail,
  tokenOf,
}) => {
  const mark = randomUUID().slice(0, 8)
  const body = { title: 'Une question', message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  const visitor = await browser.newPage()
  const { links } = await mail(address, /contact\/tickets\//)
  await visitor.goto(links.find((one) => one.includes('?t=')) ?? '')
  await openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`)
  const field = page.getByRole('textbox', { name: 'Répondre à Zoé' })

  await field.fill(`Pour une autre personne ${mark}`)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(visitor.getByRole('main')).toContainText(mark)
  // On a phone the notice covers the header's links: a second press must not follow one.
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Annuler', exact: true }).dblclick()
  await expect(page).toHaveURL(new RegExp(`/admin/tickets/${uid}/show`))
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(visitor.getByRole('main')).not.toContainText(mark)
  await expect(page.getByLabel('Messages', { exact: true })).not.toContainText(mark)
  await expect(field).toHaveValue(`Pour une autre personne ${mark}`)
  await expect(field).toBeFocused()

  await field.fill(`Pour demain ${mark}`)
  await page.getByRole('button', { name: 'Autres envois' }).click()
  await page.getByRole('menuitem', { name: 'Envoyer plus tard' }).click()
  await expectAccessible(page, 'when to send, 1280')
  await takeScreenshot(page, 'when-1280')
  await page.getByLabel('Jour et heure').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Programmer l’envoi' }).click()
  await expect(page.getByText('Choisissez un moment à venir.')).toBeVisible()
  await page.getByRole('button', { name: 'Demain à 8' }).click()
  await page.getByRole('button', { name: 'Programmer l’envoi' }).click()
  const scheduled = page.getByRole('region', { name: 'Réponses programmées' })
  await expect(scheduled).toContainText(`Pour demain ${mark}`)
  await expect(field).toHaveValue('')
  await takeScreenshot(page, 'scheduled-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a scheduled answer, 360')
  await takeScreenshot(page, 'scheduled-360')
  await page.reload()
  await scheduled.getByRole('button', { name: 'Reprendre' }).click()
  await expect(scheduled).toHaveCount(0)
  await expect(field).toHaveValue(`Pour demain ${mark}`)
  await expect(field).toBeFocused()
  await expect(visitor.getByRole('main')).not.toContainText(mark)

  // A colleague who answers outside their working hours can schedule the answer.
  const token = await tokenOf('admin@exemple.fr')
  const hours = async (change?: object) => {
    const path = '/staff/working-hours?filter[role]=admin'
    const [own] = (await api('GET', path, { token })).payload as { uid: string; version: number; hours: object[] }[]
    const body = { ...change, version: own?.version }
    if (change) expect((await api('PATCH', `/staff/working-hours/${own?.uid}`, { token, body })).status).toBe(200)
    return own?.hours
  }
  const usual = await hours()
  const inTwoDays = ((new Date().getUTCDay() + 1) % 7) + 1
  await hours({ hours: [{ day: inTwoDays, from: '09:00', to: '10:00' }] })
  const colleague = await browser.newPage({ viewport: phone })
  await openBackOffice(colleague, 'admin@exemple.fr', `/admin/tickets/${uid}/show`)
  await colleague.getByRole('textbox', { name: 'Répondre à Zoé' }).fill(`Au matin ${mark}`)
  const wait = colleague.getByRole('button', { name: /^Programmer l’envoi\s: .*9\sh$/ })
  await expect(wait).toBeVisible()
  await expectAccessible(colleague, 'off hours, 360')
  await wait.click()
  const waiting = colleague.getByRole('region', { name: 'Réponses programmées' })
  await expect(waiting).toContainText(`Au matin ${mark}`)
  await waiting.getByRole('button', { name: 'Supprimer…' }).click()
  const asked = colleague.getByRole('dialog', { name: /^Supprimer cette réponse programmée/ })
  await asked.getByRole('button', { name: 'Annuler' }).click()
  await expect(waiting).toContainText(`Au matin ${mark}`)
  await waiting.getByRole('button', { name: 'Supprimer…' }).click()
  await asked.getByRole('button', { name: 'Supprimer' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(visitor.getByRole('main')).not.toContainText(mark)
  expect((await mailsTo(address)).map(({ text }) => text).join('\n'), 'no mail of what was taken back').not.toContain(
    mark,
  )
  await hours({ hours: usual })
  await colleague.close()
  await visitor.close()
})

test('an answer is held back if a colleague answered first', async ({ page, browser, api, address, tokenOf }) => {
  const mark = randomUUID().slice(0, 8)
  const body = { title: 'Une question', message: 'Bonjour', email: address, name: 'Zoé' }
  const { uid } = (await api('POST', '/support/contact/tickets', { body })).payload as { uid: string }
  const token = await tokenOf('admin@exemple.fr')
  const saidToHer = async () => {
    const { payload } = await api('GET', `/staff/tickets/${uid}`, { token })
    return (payload as { messages: { content: string }[] }).messages.map(({ content }) => content)
  }
  const colleague = await browser.newPage()
  await Promise.all([
    openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`),
    openBackOffice(colleague, 'admin@exemple.fr', `/admin/tickets/${uid}/show`),
  ])
  const field = page.getByRole('textbox', { name: 'Répondre à Zoé' })
  const send = page.getByRole('button', { name: 'Envoyer', exact: true })
  await expect(page.locator('[data-signs]')).toContainText('lit aussi')
  await field.fill(`Je regarde ${mark}`)
  await expect(colleague.locator('[data-signs]')).toContainText('répond…')
  await colleague.getByRole('textbox', { name: 'Répondre à Zoé' }).fill(`Déjà réglé ${mark}`)
  await colleague.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('a répondu pendant que vous écriviez')).toBeVisible()
  await expect(page.locator('[data-signs]')).toContainText('lit aussi', { timeout: shorterThanTypingSign })
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Votre réponse n’est pas partie' })
  await expect(dialog.getByRole('listitem')).toContainText(`Déjà réglé ${mark}`)
  await expectAccessible(page, 'a stopped answer, 1280')
  await takeScreenshot(page, 'stopped-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'a stopped answer, 360')
  await takeScreenshot(page, 'stopped-360')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Revoir ma réponse' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveValue(`Je regarde ${mark}`)
  await expect(field).toBeFocused()
  expect(await saidToHer()).toEqual(['Bonjour', `Déjà réglé ${mark}`])
  await send.click()
  await expect.poll(saidToHer).toContain(`Je regarde ${mark}`)

  await page.context().setOffline(true)
  await expect(page.getByText('Connexion interrompue', { exact: false })).toBeVisible()
  for (const words of [`Écrit sans réseau ${mark}`, `Et encore ${mark}`]) {
    await field.fill(words)
    await send.click()
    await expect(field).toHaveValue('')
  }
  await api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: `Pendant la coupure ${mark}` } })
  await page.context().setOffline(false)
  await expect(dialog.getByRole('listitem')).toContainText(`Pendant la coupure ${mark}`)
  expect(await saidToHer()).not.toContain(`Écrit sans réseau ${mark}`)
  await dialog.getByRole('button', { name: 'Envoyer quand même' }).click()
  await expect.poll(saidToHer).toContain(`Écrit sans réseau ${mark}\nEt encore ${mark}`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Terminer définitivement…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer définitivement' }).click()
  await expect(colleague.getByText('C’est terminé', { exact: false })).toBeVisible()
  await colleague.close()
})

test('a coach offers an article in an answer and sees when the member reads it', async ({
  page,
  browser,
  api,
  tokenOf,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [camilles, claires] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
  const coaches = (await api('GET', '/support/coaching/coaches', { token: camilles })).payload as {
    uid: string
    name: string
  }[]
  const coach = coaches.find(({ name }) => name === 'Claire Vasseur')?.uid
  const body = { title: `[Vie]: Une lecture ${mark}`, message: 'Bonjour', coach }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token: camilles, body })).payload as { uid: string }
  const found = await api('GET', '/content/articles?length=3', { token: claires })
  const [, article] = found.payload as { uid: string; title: string }[]
  const title = article?.title ?? ''

  await openBackOffice(page, 'coach@exemple.fr', `/admin/tickets/${uid}/show`)
  await page.getByRole('button', { name: 'Proposer un article' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposer un article' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await dialog.getByLabel('Chercher dans le magazine').fill(title)
  await expect(dialog.getByRole('listitem').first()).toContainText(title)
  await expectAccessible(page, 'articles to offer, 1280')
  await takeScreenshot(page, 'offer-1280')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'articles to offer, 360')
  await takeScreenshot(page, 'offer-360')
  await dialog.getByRole('listitem').first().getByRole('button').click()
  const chosen = page.getByRole('list', { name: 'Articles à proposer' })
  await expect(chosen).toContainText(title)
  await takeScreenshot(page, 'chosen-360')
  await page.reload()
  await expect(chosen).toContainText(title)
  await page.getByRole('textbox', { name: /^Répondre à/ }).fill(`Pour vous ${mark}`)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  const sent = page.locator('[data-offered]')
  await expect(sent).toContainText('Pas encore lu')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(chosen).toContainText(title)
  await expect(sent).toHaveCount(0)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(sent).toContainText('Pas encore lu')
  await expectAccessible(page, 'an offered article, 360')

  const reader = await browser.newContext({ viewport: phone })
  const camille = await reader.newPage()
  await signIn(camille, 'camille@exemple.fr')
  await camille.goto(`/coaching/${uid}`)
  const card = camille.getByRole('link', { name: title })
  await expect(card).toContainText('min de lecture')
  await expect(camille.getByText('Votre coach verra', { exact: false })).toBeVisible()
  await expectAccessible(camille, 'own card, 360')
  await takeScreenshot(camille, 'card-360')
  await camille.setViewportSize({ width: 1280, height: 800 })
  await takeScreenshot(camille, 'card-1280')
  await card.click()
  await expect(camille).toHaveURL(new RegExp(`/article/${article?.uid}$`))
  await expect(camille.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 10))
  await expect(sent).toContainText(/Lu le \d/)
  await takeScreenshot(page, 'read-360')
  await page.setViewportSize({ width: 1280, height: 800 })
  await takeScreenshot(page, 'read-1280')
  await camille.goBack()
  await expect(camille.getByText('Votre coach le voit', { exact: false })).toBeVisible()
  await takeScreenshot(camille, 'opened-1280')
  await reader.close()
})
