import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { runStatement } from '../../platform/database/index.ts'
import { hostileTexts, liveMark } from '../fixtures/hostile-texts.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { openHelpDesk } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'

/** A server whose database is accessible: a survey is asked a day after a ticket closed, and its link lives for a month. */
let postgres: PostgresServer | undefined
let database: pg.Client
let server: ServerProcess
let folder: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  postgres = await startPostgres()
  if (!postgres) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install the program postgres')
  const name = `survey_${randomBytes(6).toString('hex')}`
  await runStatement(postgres.url, `create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  folder = await mkdtemp(path.join(os.tmpdir(), 'survey-'))
  server = await startServerProcess({ DATABASE_URL: url.href, DATA_DIR: folder, DEMO_PASSWORD: 'petite-fleur-rose' })
  database = new pg.Client({ connectionString: url.href })
  await database.connect()
})
test.afterAll(async () => {
  await database?.end()
  await server?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The survey link in the mail about a new ticket. */
async function linkThatEnds(when: string): Promise<string> {
  const body = {
    title: '[Autre]: Une question',
    message: 'Bonjour',
    email: `${crypto.randomUUID()}@exemple.fr`,
    name: 'Zoé',
  }
  const headers = { 'content-type': 'application/json' }
  const opened = await fetch(`${server.url}/api/support/contact/tickets`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { uid } = (await opened.json()).payload
  const token = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(token).digest('base64url')
  await database.query(
    `insert into support_surveys (ticket_uid, digest, asked_at, expires_at) values ($1, $2, now(), now() + $3::interval)`,
    [uid, digest, when],
  )
  return `${server.url}/contact/survey?t=${token}`
}

const choose = (page: Page, word: string) => page.getByRole('main').locator('label', { hasText: word }).first().click()
const words = (page: Page) => page.getByRole('main').getByLabel(/Quelques mots/)
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer mon avis' }).click()

test('any answer comes back as text', async ({ page }) => {
  const headers = { 'content-type': 'application/json' }
  for (const { name, text } of hostileTexts) {
    const link = await linkThatEnds('1 day')
    const body = JSON.stringify({ token: new URL(link).searchParams.get('t'), rating: 3, comment: text })
    expect((await fetch(`${server.url}/api/support/surveys/answer`, { method: 'POST', headers, body })).status).toBe(
      200,
    )
    await page.goto(link)
    await expect(words(page), name).toHaveValue(text.replace(/\r\n?/g, '\n'))
    expect(await page.evaluate((mark) => mark in window, liveMark), name).toBe(false)
    await expect(page.locator('main iframe, main [src=x], main [onerror]')).toHaveCount(0)
  }
})

test('staff see it in the conversation and in the list, the moment it comes', async ({ page }, info) => {
  const link = await linkThatEnds('1 day')
  const answer = async (rating: number, comment: string) => {
    const body = JSON.stringify({ token: new URL(link).searchParams.get('t'), rating, comment })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${server.url}/api/support/surveys/answer`, { method: 'POST', headers, body })).status).toBe(
      200,
    )
  }
  await openHelpDesk(
    page,
    'support@exemple.fr',
    `${server.url}/admin/tickets?sort=date&order=DESC`,
    'petite-fleur-rose',
  )
  const row = page.locator('[data-ticket]').first()
  await expect(row).not.toContainText('Avis')
  await answer(4, 'Merci <b>beaucoup</b>')
  await expect(row).toContainText('Avis : 4 sur 5')
  await expectAccessible(page, 'the list with an opinion')
  const stream = page.waitForResponse((sent) => /\/relay\/staff\/tickets\/[\w-]+\/events/.test(sent.url()))
  await row.getByRole('link').click()
  await stream
  const opinion = page.getByRole('region', { name: 'Avis reçu' })
  await expect(opinion).toContainText('Merci <b>beaucoup</b>')
  await answer(5, 'Finalement parfait')
  await expect(opinion).toContainText('Avis : 5 sur 5')
  await expect(opinion).toContainText('Finalement parfait')
  await expect(page.getByText('Avis : 5 sur 5')).toHaveCount(2)
  await expectAccessible(page, 'the conversation with an opinion')
  await page.screenshot({ path: info.outputPath('opinion-1280.png') })
})

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${javaScriptEnabled ? 'at' : 'without JavaScript, at'} ${width}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })
      const looked = async (page: Page, what: string) => {
        // A button that the pointer happens to be over is on its way to another colour.
        await page.mouse.move(0, 0)
        await page.screenshot({ path: test.info().outputPath(`${what}.png`), fullPage: true, animations: 'disabled' })
        if (javaScriptEnabled) await expectAccessible(page, what)
      }

      test('a good link asks, stores the answer and lets the user change it', async ({ page }) => {
        await page.goto(await linkThatEnds('1 day'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment cela s’est-il passé ?')
        await looked(page, 'asked')
        await words(page).fill('Merci <b>beaucoup</b>')
        await send(page)
        await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
        await expect(words(page)).toHaveValue('Merci <b>beaucoup</b>')
        await looked(page, 'nothing chosen')
        await choose(page, 'Bien')
        await send(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre avis est bien arrivé')
        await looked(page, 'thanked')

        await page.getByRole('link', { name: 'Changer mon avis' }).click()
        await expect(words(page)).toHaveValue('Merci <b>beaucoup</b>')
        await expect(page.getByRole('radio', { name: 'Bien' })).toBeChecked()
        await choose(page, 'Parfait')
        await send(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre avis est bien arrivé')
      })

      test('a used link shows the earlier answer', async ({ page }) => {
        const link = await linkThatEnds('1 day')
        const body = JSON.stringify({ token: new URL(link).searchParams.get('t'), rating: 3, comment: 'Ça va' })
        const headers = { 'content-type': 'application/json' }
        const answered = await fetch(`${server.url}/api/support/surveys/answer`, { method: 'POST', headers, body })
        expect(answered.status).toBe(200)
        await page.goto(link)
        await expect(page.getByRole('radio', { name: 'Correct' })).toBeChecked()
        await expect(words(page)).toHaveValue('Ça va')
        await looked(page, 'used')
      })

      test('an expired link, and one that is none, say so and lead on', async ({ page }) => {
        const expired = await linkThatEnds('-1 second')
        for (const address of [expired, `${server.url}/contact/survey?t=inconnu`, `${server.url}/contact/survey`]) {
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
