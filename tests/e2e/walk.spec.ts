import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { type Input, inputOf } from './fixtures/input.ts'
import { orderButton, password } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/*
 * Walks from the home page to a first message and to an answer of the help desk. Walks at each width with each input.
 * Checks every screen, and takes screenshots if PHOTOS is set. `WALK=all` runs all eight walks, otherwise two run.
 */

const widths = { 360: 780, 768: 1024, 1280: 900, 1920: 1080 }
const all = Object.entries(widths).flatMap(([width, height]) =>
  (['touch', 'keyboard'] as const).map((input) => ({ width: Number(width), height, input })),
)
const usual = all.filter(
  ({ width, input }) => `${width} ${input}` === '360 touch' || `${width} ${input}` === '1280 keyboard',
)

type Shown = (name: string) => Promise<void>

async function payFrom(page: Page, { press, write }: Input): Promise<void> {
  const main = page.getByRole('main')
  await write(main.getByLabel('Titulaire de la carte'), 'Zoé D’Été')
  await write(main.getByLabel('Numéro de carte'), '4242424242424242')
  await write(main.getByLabel('Date d’expiration'), '1234')
  await write(main.getByLabel(/CVV/), '123')
  await press(orderButton(page))
}

async function toFirstMessage(
  page: Page,
  input: Input,
  shown: Shown,
  { address, api, tokenOf }: Journey,
): Promise<void> {
  const main = page.getByRole('main')
  const { press, choose, write } = input
  await page.goto('/')
  await shown('home')
  await press(main.getByRole('link', { name: /^Commencer/ }).first())
  await expect(page).toHaveURL(/\/registration/)
  await shown('registration')
  await write(main.getByLabel('Adresse e-mail'), address)
  await write(main.getByLabel('Mot de passe', { exact: true }), password)
  await choose(main.getByRole('checkbox'))
  await press(main.getByRole('button', { name: /Créer mon compte/ }))
  await expect(page).toHaveURL(/\/registration\/payment/)
  await shown('payment')
  await payFrom(page, input)
  await expect(page).toHaveURL(/\/registration\/welcome\/success/)
  await shown('welcome')
  await write(main.getByLabel('Votre premier message'), 'Bonjour, je n’ose pas dire non.')
  await choose(main.getByRole('radio', { name: 'Vie', exact: true }))
  await choose(main.getByRole('checkbox'))
  await press(main.getByRole('button', { name: 'Envoyer à ma coach' }))
  await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
  await expect(page.locator('[data-message]', { hasText: 'Bonjour, je n’ose pas dire non.' })).toBeVisible()

  const uid = page.url().match(/[0-9a-f-]{36}/)?.[0]
  const words = `Commençons par une phrase courte. ${randomUUID()}`
  const token = await tokenOf('coach@exemple.fr')
  await api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: words } })
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await write(page.getByRole('textbox', { name: /^Écrire à/ }), 'Merci, j’essaie.')
  await press(page.getByRole('button', { name: 'Envoyer', exact: true }))
  await expect(page.locator('[data-message]', { hasText: 'Merci, j’essaie.' })).toBeVisible()
  await shown('discussion')
}

async function toAnswer(page: Page, input: Input, shown: Shown, journey: Journey): Promise<void> {
  const main = page.getByRole('main')
  const { press, write } = input
  const address = `help-${journey.address}`
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const contact = footer.getByRole('link', { name: 'Contact' })
  // On a phone the footer's links are folded.
  if (!(await contact.isVisible())) await press(footer.locator('summary', { hasText: 'Le site' }))
  await press(contact)
  await expect(page).toHaveURL(/\/contact$/)
  await shown('contact')
  await press(main.getByRole('link', { name: /Nous écrire/ }).first())
  await expect(page).toHaveURL(/\/contact\/new-ticket/)
  await shown('new-ticket')
  await write(main.getByLabel('Objet'), 'Une question')
  await write(main.getByLabel('Votre message'), 'Combien dure l’essai ?')
  await write(main.getByLabel('Votre nom'), 'Zoé D’Été')
  await write(main.getByLabel('Votre adresse e-mail'), address)
  await press(main.getByRole('button', { name: 'Envoyer ma demande' }))
  await expect(page.getByText('Ticket envoyé avec succès').first()).toBeVisible()
  await shown('ticket-sent')
  const { links } = await journey.mail(address, /contact\/tickets\//)
  await page.goto(links.find((one) => one.includes('?t=')) ?? '')
  await shown('ticket')
  const uid = page.url().match(/[0-9a-f-]{36}/)?.[0]
  const words = `Trois jours. ${randomUUID()}`
  const token = await journey.tokenOf('support@exemple.fr')
  await journey.api('POST', `/staff/tickets/${uid}/messages`, { token, body: { message: words } })
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await write(page.getByLabel('Votre réponse'), 'Merci !')
  await press(page.getByRole('button', { name: /Répondre|Envoyer/ }))
  await expect(page.locator('[data-message]', { hasText: 'Merci !' })).toBeVisible()
  await shown('ticket-answered')
  await press(page.getByRole('link', { name: 'Toutes mes demandes' }))
  await expect(page).toHaveURL(/\/contact\/tickets$/)
  await shown('tickets')
}

for (const { width, height, input: name } of process.env.WALK === 'all' ? all : usual) {
  test.describe(`${width} px, ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: name === 'touch' })

    test('a visitor goes from the home page to a first message and a help desk answer', async ({
      page,
      address,
      mail,
      api,
      tokenOf,
    }) => {
      const journey = { address, mail, api, tokenOf }
      const shown: Shown = async (screen) => {
        await expectAccessible(page, `${screen} at ${width} px`)
        await takeScreenshot(page, screen, { fullPage: true })
      }
      const input = inputOf(page, name)
      await toFirstMessage(page, input, shown, journey)
      await toAnswer(page, input, shown, journey)
    })
  })
}
