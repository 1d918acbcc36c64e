import { writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { Page } from '@playwright/test'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }

const pdf = (name: string, size = 2_000_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, '%PDF-1.7 '),
})
const text = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('rien de tel') }

const chooser = (page: Page) => page.getByLabel(/^Photos ou PDF/)
const chosen = (page: Page) => page.getByRole('list', { name: 'Pièces jointes à envoyer' }).getByRole('listitem')

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 }
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', slow)
}
async function expectProgress(page: Page): Promise<void> {
  await expect(page.getByText(/^Envoi… [1-9]\d? %$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Pièces jointes à envoyer' })).toBeVisible()
}

async function fillDiscussion(page: Page, words: string): Promise<void> {
  await page.goto('/coaching/new-discussion')
  const main = page.getByRole('main')
  await main.locator('label', { hasText: /^Estime de soi/ }).click()
  await main.getByLabel('Votre premier message').fill(words)
}
async function fillTicket(page: Page, email: string): Promise<void> {
  await page.goto('/contact/new-ticket')
  const main = page.getByRole('main')
  await main.getByLabel('Objet').fill('Une capture')
  await main.getByLabel('Votre message').fill('Voici ce que je vois.')
  await main.getByLabel('Votre nom').fill('Zoé')
  await main.getByLabel('Votre adresse e-mail').fill(email)
}

test.describe('with JavaScript', () => {
  test.use({ viewport: phone })

  test('a refused file in a new discussion keeps the text and the other files', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    const words = `Je vous montre. ${crypto.randomUUID()}`
    await fillDiscussion(page, words)
    await chooser(page).setInputFiles([await createPhotoFile('carnet.jpg'), pdf('bilan.pdf')])
    await expect(chosen(page), 'taken by the script').toHaveCount(2)
    await chooser(page).setInputFiles([text])
    await expect(chosen(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Retirer bilan.pdf' }).click()
    await expect(chosen(page)).toHaveCount(2)
    await takeScreenshot(page, 'chosen-360', { fullPage: true })
    await expectAccessible(page, 'files chosen')

    const send = page.getByRole('button', { name: 'Envoyer à ma coach' })
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: 'notes.pdf' })).toContainText('n’est pas accepté')
    await expect(page.getByLabel('Votre premier message')).toHaveValue(words)
    await expect(chosen(page)).toHaveCount(2)
    await takeScreenshot(page, 'refused-360')
    await page.getByRole('button', { name: 'Retirer notes.pdf' }).click()
    await send.dblclick()
    await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
    const thread = page.getByLabel('Messages', { exact: true })
    await expect(thread.getByText(words, { exact: true })).toHaveCount(1)
    await expect(thread.getByRole('img', { name: 'carnet.jpg' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Votre premier message'), 'sent once').toHaveValue('')
    await expect(chosen(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/coaching/new-discussion')
    await expectAccessible(page, 'new discussion at 1280')
  })

  test('a sixth file and one above 10 MiB are refused as they are chosen', async ({ page }) => {
    await page.goto('/contact/new-ticket')
    await chooser(page).setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`, 1000)))
    await expect(chosen(page)).toHaveCount(5)
    await expect(page.getByText('Cinq fichiers au plus : « 6.pdf »', { exact: false })).toBeVisible()
    for (const name of ['1', '2', '3', '4', '5'])
      await page.getByRole('button', { name: `Retirer ${name}.pdf` }).click()
    await chooser(page).setInputFiles([pdf('lourd.pdf', 10 * 1024 * 1024 + 1)])
    await expect(page.getByText('« lourd.pdf » dépasse 10 Mo.')).toBeVisible()
    await expect(chosen(page)).toHaveCount(0)
  })
})

test('the limit of five files applies to those chosen before the script loads', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/draft-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/draft-[^/]+\.js$/)
  await page.goto('/contact/new-ticket', { waitUntil: 'domcontentloaded' })
  await asked
  await chooser(page).setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`, 1000)))
  release()
  await expect(chosen(page)).toHaveCount(5)
  await expect(page.getByText('Cinq fichiers au plus : « 6.pdf »', { exact: false })).toBeVisible()
})

test('a ticket accepts dropped files and shows the progress of their upload', async ({ page, address }, info) => {
  await fillTicket(page, address)
  const file = info.outputPath('releve.pdf')
  await writeFile(file, pdf('releve.pdf', 5_000_000).buffer)
  const browser = await page.context().newCDPSession(page)
  await chooser(page).scrollIntoViewIfNeeded()
  const box = await chooser(page).boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  await expect(chosen(page)).toHaveText(/^releve\.pdf/)

  await slowDown(page)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expectProgress(page)
  await takeScreenshot(page, 'sending')
  await expect(page.getByText('Ticket envoyé avec succès')).toBeVisible()
})

test('a new discussion shows the upload progress of its files', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  const words = `Mon bilan est long. ${crypto.randomUUID()}`
  await fillDiscussion(page, words)
  await chooser(page).setInputFiles([pdf('bilan.pdf', 5_000_000)])
  await expect(chosen(page)).toHaveText(/^bilan\.pdf/)
  await slowDown(page)
  await page.getByRole('button', { name: 'Envoyer à ma coach' }).click()
  await expectProgress(page)
  await takeScreenshot(page, 'sending')
  await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
  await expect(page.getByLabel('Messages', { exact: true }).getByText(words, { exact: true })).toHaveCount(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a visitor' : 'a visitor without JavaScript', () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('opens a ticket with a screenshot', async ({ page, address, mail }) => {
      await fillTicket(page, address)
      await chooser(page).setInputFiles([await createPhotoFile('capture.jpg'), pdf('facture.pdf')])
      if (javaScriptEnabled) await expectAccessible(page, 'new ticket with files')
      await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
      await expect(page.getByText('Ticket envoyé avec succès')).toBeVisible()
      const { links } = await mail(address, /contact\/tickets\//)
      await page.goto(links.find((one) => one.includes('?t=')) ?? '')
      await expect(page.getByRole('img', { name: 'capture.jpg' })).toBeVisible()
      await expect(page.getByRole('link', { name: /facture\.pdf/ })).toBeVisible()
      await takeScreenshot(page, 'ticket-360')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('the form names a refused file and keeps the text', async ({ page, address }) => {
    await fillTicket(page, address)
    await chooser(page).setInputFiles([await createPhotoFile('a.jpg'), text])
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'notes.pdf' })).toBeVisible()
    await expect(page.getByLabel('Votre message')).toHaveValue('Voici ce que je vois.')
    await expect(page.locator('[data-choose-again]')).toBeVisible()
    await takeScreenshot(page, 'refused-plain-360', { fullPage: true })
    await chooser(page).setInputFiles([await createPhotoFile('a.jpg')])
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByText('Ticket envoyé avec succès')).toBeVisible()
  })

  test('a discussion is sent with a file', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    const words = `Sans script. ${crypto.randomUUID()}`
    await fillDiscussion(page, words)
    await chooser(page).setInputFiles([await createPhotoFile('dessin.jpg')])
    await page.getByRole('button', { name: 'Envoyer à ma coach' }).click()
    await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
    await expect(page.getByRole('img', { name: 'dessin.jpg' })).toBeVisible()
  })

  test('a signed-out user who sends a large form is redirected to its page', async ({ request }) => {
    const answer = await request.post('/coaching/new-discussion', {
      multipart: { message: 'x', files: pdf('a.pdf', 3_000_000) },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/coaching/new-discussion'])
  })

  test('a body above the size limit is refused with a message before its upload', async () => {
    const url = new URL('/contact/new-ticket', process.env.SERVER_URL)
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 60_000_000 }
      const sending = httpRequest(url, { method: 'POST', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => {
          sending.destroy()
          resolve({ status: response.statusCode, text })
        })
      })
      sending.on('error', reject)
      sending.flushHeaders()
    })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('votre texte y est encore')
  })
})
