import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { callApi } from '../fixtures/call-api.ts'
import { hostileTexts, liveMark } from '../fixtures/hostile-texts.ts'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

/** Connection to the server's database: a survey is asked a day after a ticket closed, and its link lives for a month. */
let database: pg.Client

test.beforeAll(async () => {
  if (!process.env.SERVER_DATABASE_URL) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install postgres')
  database = new pg.Client({ connectionString: process.env.SERVER_DATABASE_URL })
  await database.connect()
})
test.afterAll(() => database?.end())

const send = (path: string, body: unknown) => callApi(process.env.SERVER_URL ?? '', 'POST', `/support${path}`, { body })

/** Creates a ticket with a survey. @returns the link of the survey, which expires after `when` */
async function linkThatEnds(when: string, title = 'Une question'): Promise<string> {
  const email = `${crypto.randomUUID()}@exemple.fr`
  const opened = await send('/contact/tickets', { title: `[Autre]: ${title}`, message: 'Bonjour', email, name: 'Zoé' })
  const { uid } = opened.body.payload
  const token = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(token).digest('base64url')
  await database.query(
    `insert into support_surveys (ticket_uid, digest, asked_at, expires_at) values ($1, $2, now(), now() + $3::interval)`,
    [uid, digest, when],
  )
  return `/contact/survey?t=${token}`
}

async function answer(link: string, rating: number, comment: string): Promise<void> {
  const answered = await send('/surveys/answer', { token: link.split('t=')[1], rating, comment })
  expect(answered.status).toBe(200)
}

const choose = (page: Page, word: string) => page.getByRole('main').locator('label', { hasText: word }).first().click()
const words = (page: Page) => page.getByRole('main').getByLabel(/Quelques mots/)
const press = (page: Page) => page.getByRole('button', { name: 'Envoyer mon avis' }).click()

test('hostile text in an answer is shown as text', async ({ page }) => {
  for (const { name, text } of hostileTexts) {
    const link = await linkThatEnds('1 day')
    await answer(link, 3, text)
    await page.goto(link)
    await expect(words(page), name).toHaveValue(text.replace(/\r\n?/g, '\n'))
    expect(await page.evaluate((mark) => mark in window, liveMark), name).toBe(false)
    await expect(page.locator('main iframe, main [src=x], main [onerror]')).toHaveCount(0)
  }
})

test('staff see a new answer at once in the conversation and in the list', async ({ page }) => {
  const title = `Un avis ${crypto.randomUUID()}`
  const link = await linkThatEnds('1 day', title)
  await openBackOffice(page, 'support@exemple.fr', '/admin/tickets?sort=date&order=DESC')
  const row = page.locator('[data-ticket]', { hasText: title })
  await expect(row).not.toContainText('Avis')
  await answer(link, 4, 'Merci <b>beaucoup</b>')
  await expect(row).toContainText('Avis : 4 sur 5')
  await expectAccessible(page, 'the list with an opinion')
  const stream = page.waitForResponse((sent) => /\/relay\/staff\/tickets\/[\w-]+\/events/.test(sent.url()))
  await row.getByRole('link').click()
  await stream
  const opinion = page.getByRole('region', { name: 'Avis reçu' })
  await expect(opinion).toContainText('Merci <b>beaucoup</b>')
  await answer(link, 5, 'Finalement parfait')
  await expect(opinion).toContainText('Avis : 5 sur 5')
  await expect(opinion).toContainText('Finalement parfait')
  await expectAccessible(page, 'the conversation with an opinion')
  await takeScreenshot(page, 'opinion-1280')
  await page.goBack()
  await expect(row).toContainText('Avis : 5 sur 5')
})

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${javaScriptEnabled ? 'at' : 'without JavaScript, at'} ${width}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })
      const looked = async (page: Page, what: string) => {
        // Move the pointer away: a hovered button would be changing its colour.
        await page.mouse.move(0, 0)
        await takeScreenshot(page, what, { fullPage: true, animations: 'disabled' })
        if (javaScriptEnabled) await expectAccessible(page, what)
      }

      test('a valid link shows the questions, stores the answer and allows a change', async ({ page }) => {
        await page.goto(await linkThatEnds('1 day'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment cela s’est-il passé ?')
        await looked(page, 'asked')
        await words(page).fill('Merci <b>beaucoup</b>')
        await press(page)
        await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
        await expect(words(page)).toHaveValue('Merci <b>beaucoup</b>')
        await looked(page, 'nothing chosen')
        await choose(page, 'Bien')
        await press(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre avis est bien arrivé')
        await looked(page, 'thanked')

        await page.getByRole('link', { name: 'Changer mon avis' }).click()
        await expect(words(page)).toHaveValue('Merci <b>beaucoup</b>')
        await expect(page.getByRole('radio', { name: 'Bien' })).toBeChecked()
        await choose(page, 'Parfait')
        await press(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre avis est bien arrivé')
      })

      test('a used link shows the earlier answer', async ({ page }) => {
        const link = await linkThatEnds('1 day')
        await answer(link, 3, 'Ça va')
        await page.goto(link)
        await expect(page.getByRole('radio', { name: 'Correct' })).toBeChecked()
        await expect(words(page)).toHaveValue('Ça va')
        await looked(page, 'used')
      })

      test('an expired or invalid link shows an error and a link to the contact form', async ({ page }) => {
        const expired = await linkThatEnds('-1 second')
        for (const address of [expired, '/contact/survey?t=inconnu', '/contact/survey']) {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable')
        }
        await looked(page, 'ended')
        await page.getByRole('main').getByRole('link', { name: 'Nous écrire' }).click()
        await expect(page).toHaveURL(/\/contact\/new-ticket/)
      })
    })
  }
}
