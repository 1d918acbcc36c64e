import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { takeScreenshot } from './fixtures/checks.ts'
import { coachAt } from './fixtures/coach.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

// Other journeys disable the transitions of pages and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const phone = { width: 360, height: 740 }
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

async function openDiscussion(page: Page, words: string): Promise<string> {
  await page.goto('/coaching/new-discussion')
  const main = page.getByRole('main')
  await main.locator('label', { hasText: /^Estime de soi/ }).click()
  await main.getByLabel('Votre premier message').fill(words)
  await main.getByRole('button', { name: 'Envoyer à ma coach' }).click()
  await expect(page).toHaveURL(/\/coaching\/[0-9a-f-]{36}/)
  await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
  return page.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à/ })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })
async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await sendButton(page).click()
}
const said = (page: Page, words: string) =>
  page.getByLabel('Messages', { exact: true }).getByText(words, { exact: true })

/** Imitates a phone's keyboard: the layout keeps its height, and less of it is visible. */
async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((height) => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('no visual viewport')
    Object.defineProperty(viewport, 'height', { configurable: true, value: height })
    viewport.dispatchEvent(new Event('resize'))
  }, height)
}

/** The part above the messages takes at most 112 pixels and hides during typing; nothing is below the composer. */
async function expectSpaceToWrite(page: Page): Promise<void> {
  const siteHeader = page.getByRole('banner')
  const header = page.getByRole('main').locator('header')
  const bottom = async () => {
    const box = await header.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect(await bottom()).toBeLessThanOrEqual(112)
  await expect(page.getByRole('contentinfo').and(page.locator('[data-site]'))).toBeHidden()
  await showKeyboard(page, 400)
  await expect(siteHeader).toBeHidden()
  await expect(header).toBeHidden()
  await showKeyboard(page, phone.height)
  await expect(header).toBeVisible()

  await page.setViewportSize({ width: 320, height: 256 })
  await showKeyboard(page, 256)
  await field(page).focus()
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
  await showKeyboard(page, phone.height)
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a user and a coach exchange messages and photos despite network cuts', async ({ page, context, tokenOf }) => {
    await signIn(page, 'camille@exemple.fr')
    const uid = await openDiscussion(page, `Bonjour, je commence. ${randomUUID()}`)
    const coach = await coachAt(process.env.SERVER_URL ?? '', uid, await tokenOf('coach@exemple.fr'))

    await coach.post('read')
    await expect(page.getByText('vu', { exact: false }).last()).toBeVisible()
    await coach.post('typing')
    await expect(page.locator('[data-typing]')).toContainText('écrit…')
    const attachment = await coach.upload((await createPhotoFile('exercice.jpg')).buffer, 'exercice.jpg')
    expect(await coach.post('messages', { message: 'Voici un exercice.', attachments: [attachment] })).toBe(201)
    await expect(said(page, 'Voici un exercice.')).toBeVisible()
    await expect(page.locator('[data-typing]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Vasseur')
    await expect(page.getByLabel('Fil d’Ariane')).toContainText('Claire Vasseur')
    await expect(page.getByText('Vous a répondu')).toBeVisible()
    const picture = page.getByRole('img', { name: 'exercice.jpg' })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await field(page).pressSequentially('Merci')
    await expect.poll(() => coach.events.filter(({ event, data }) => event === 'typing' && !data.staff).length).toBe(1)
    await page.locator('input[type=file][hidden]').setInputFiles(await createPhotoFile('mon carnet.jpg', '#f9d5df'))
    await expect(page.locator('[data-upload=ready]')).toBeVisible()
    await takeScreenshot(page, 'tray-360')
    await expectAccessible(page)
    await sendButton(page).click()
    await expect.poll(coach.received).toContain('Merci')
    const sent = coach.events.find(({ data }) => data.content === 'Merci')?.data.attachments
    expect(sent).toHaveLength(1)
    expect(await coach.download(sent[0].uid)).toBe(200)
    await expect(page.getByRole('img', { name: 'mon carnet.jpg' })).toBeVisible()

    await context.setOffline(true)
    await expect(page.getByText('Connexion interrompue', { exact: false })).toBeVisible()
    const [first, second] = [`Un. ${randomUUID()}`, `Deux. ${randomUUID()}`]
    await write(page, first)
    await write(page, second)
    await expect(page.locator('[data-message=pending]')).toHaveCount(2)
    const meanwhile = `Prenez votre temps. ${randomUUID()}`
    await coach.post('messages', { message: meanwhile })
    await takeScreenshot(page, 'offline-360')
    await context.setOffline(false)
    await expect(page.locator('[data-message=pending]')).toHaveCount(0)
    await expect(said(page, meanwhile)).toHaveCount(1)
    for (const words of [first, second]) await expect(said(page, words)).toHaveCount(1)
    await expect
      .poll(() => coach.received().filter((words) => [first, second].includes(words)))
      .toEqual([first, second])

    await takeScreenshot(page, 'exchange-360')
    await expectAccessible(page)
    await expectSpaceToWrite(page)
    const [stands, , subject] = await page.getByRole('main').locator('header p').first().locator('span').all()
    const [above, below] = [await stands?.boundingBox(), await subject?.boundingBox()]
    expect(below?.y, 'the subject has a line of its own').toBeGreaterThan(above?.y ?? Infinity)
    await page.setViewportSize({ width: 1280, height: 900 })
    await takeScreenshot(page, 'exchange-1280')
    await expectAccessible(page)
    coach.leave()
  })

  test('loading older messages or a very long one does not move the view', async ({ page, api, tokenOf }) => {
    await signIn(page, 'camille@exemple.fr')
    const uid = await openDiscussion(page, `Beaucoup à dire. ${randomUUID()}`)
    const token = await tokenOf('camille@exemple.fr')
    for (let n = 1; n <= 24; n += 1) {
      const body = { message: `Message ${n}.\n${'Une ligne de plus. '.repeat(6)}` }
      await api('POST', `/support/coaching/tickets/${uid}/messages`, { token, body })
    }
    await page.goto(`/coaching/${uid}`)
    const pane = page.getByLabel('Messages', { exact: true })
    const marker = pane.getByText('Message 15.', { exact: false })
    await marker.scrollIntoViewIfNeeded()
    const before = (await marker.boundingBox())?.y ?? 0
    await page.locator('[data-older]').evaluate((link: HTMLElement) => link.click())
    await expect(pane.getByText('Message 6.', { exact: false })).toBeAttached()
    expect(Math.abs(((await marker.boundingBox())?.y ?? 0) - before)).toBeLessThan(3)

    await write(page, '🌸'.repeat(10_000))
    await expect(page.locator('[data-message=pending]')).toHaveCount(0)
    await expect(pane.getByText('🌸'.repeat(10_000), { exact: true })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'looking back' : 'looking back, without JavaScript', () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('a search without accents finds a message within a discussion', async ({ page, api, tokenOf }) => {
      await signIn(page, 'camille@exemple.fr')
      const token = await tokenOf('camille@exemple.fr')
      const body = { title: '[Vie]: À retrouver', message: 'Ma sœur a fêté l’été.' }
      const { payload } = await api('POST', '/support/coaching/tickets', { token, body })
      const { uid } = payload as { uid: string }
      for (let n = 1; n <= 15; n += 1) {
        await api('POST', `/support/coaching/tickets/${uid}/messages`, { token, body: { message: `Plus tard ${n}` } })
      }
      await page.goto(`/coaching/${uid}`)
      await page.getByLabel('À propos de cet échange').click()
      await page.getByRole('link', { name: 'Rechercher dans cet échange' }).click()
      await page.getByRole('searchbox').fill('soeur fete')
      await page.getByRole('searchbox').press('Enter')
      const found = page.getByRole('link', { name: /Ma sœur a fêté/ })
      await expect(found).toBeVisible()
      await takeScreenshot(page, 'search-360')
      if (javaScriptEnabled) await expectAccessible(page)
      await found.click()
      await expect(said(page, 'Ma sœur a fêté l’été.')).toBeInViewport()
      await page.getByRole('link', { name: 'Revenir aux messages récents' }).click()
      await expect(said(page, 'Plus tard 15')).toBeVisible()
    })

    test('a member quotes an article in a discussion with a coach', async ({ page, api, tokenOf }) => {
      await signIn(page, 'camille@exemple.fr')
      const token = await tokenOf('camille@exemple.fr')
      const title = `Pour en parler ${randomUUID()}`
      await api('POST', '/support/coaching/tickets', { token, body: { title: `[Vie]: ${title}`, message: 'Bonjour' } })
      await page.goto(article.path)
      await page.getByRole('link', { name: 'En parler à ma coach' }).click()
      await expect(page.getByLabel('Votre premier message')).toHaveValue('')
      await expect(page.locator('form [data-quote]').getByRole('link')).toHaveAttribute('href', /\/article\/dire-non/)
      await page.getByRole('link', { name: title }).click()
      if (javaScriptEnabled) {
        await expect(page.locator('form [data-quote]')).toContainText('Dire non')
        await expect(field(page)).toHaveValue('')
        await expectAccessible(page)
      } else await expect(field(page)).toHaveValue(/^> Dire non .*\/article\/dire-non/)
      await sendButton(page).click()
      const quote = page.locator('[data-message] [data-quote]')
      await expect(quote.getByRole('link')).toHaveAttribute('href', new RegExp(`${article.path}$`))
    })
  })
}

test('a selected passage is quoted in a new discussion', async ({ page }) => {
  await signIn(page, 'camille@exemple.fr')
  await page.goto(article.path)
  const paragraph = page.locator('[data-passage-text]').getByText(article.restricted).first()
  await paragraph.selectText()
  const way = page.getByRole('link', { name: 'Parler de ce passage à ma coach' })
  await expect(way).toBeVisible()
  await takeScreenshot(page, 'passage-1280')
  await way.click()
  const card = page.locator('form [data-quote]')
  await expect(card).toContainText(article.restricted)
  await expect(card.getByRole('link')).toHaveAttribute('href', /\/article\/dire-non/)
  await takeScreenshot(page, 'quote-1280')
  await expectAccessible(page)
  await page
    .getByRole('main')
    .locator('label', { hasText: /^Amour/ })
    .click()
  await page.getByLabel('Votre premier message').fill('Cette phrase me parle.')
  await page.goto('/coaching/new-discussion')
  await expect(card, 'kept with the draft').toContainText(article.restricted)
  await page.getByRole('button', { name: 'Envoyer à ma coach' }).click()
  const sent = page.locator('[data-message]').first()
  await expect(sent).toContainText('Cette phrase me parle.')
  await expect(sent.locator('[data-quote]')).toContainText(article.restricted)
})

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('a form with a refused file keeps its text and accepted file', async ({ page, api, tokenOf }) => {
    await signIn(page, 'camille@exemple.fr')
    const token = await tokenOf('camille@exemple.fr')
    const body = { title: '[Vie]: Sans script', message: 'Bonjour' }
    const { payload } = await api('POST', '/support/coaching/tickets', { token, body })
    const { uid } = payload as { uid: string }
    await page.goto(`/coaching/${uid}`)
    const [good, wrong] = [
      await createPhotoFile('a.jpg', '#d99a7c'),
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('rien') },
    ]
    await field(page).fill('Deux pièces')
    await page.getByLabel('Photos ou PDF').setInputFiles([good, wrong])
    await sendButton(page).click()
    await expect(page.getByText('Ce type de fichier n’est pas accepté')).toBeVisible()
    await expect(field(page)).toHaveValue('Deux pièces')
    await expect(page.locator('input[name=attached]')).toHaveCount(1)
    const pdf = { name: 'c.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_000_000, '%PDF-1.7 ') }
    await page.getByLabel('Photos ou PDF').setInputFiles([pdf])
    await sendButton(page).click()
    await expect(said(page, 'Deux pièces')).toBeVisible()
    await expect(page.getByRole('img', { name: 'a.jpg' })).toBeVisible()
    await expect(page.getByRole('link', { name: /c\.pdf/ })).toBeVisible()
  })
})
