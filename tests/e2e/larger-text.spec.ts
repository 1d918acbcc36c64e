import type { CDPSession, Page } from '@playwright/test'
import { magazineAddresses, memberAddresses, visitorForms } from '../fixtures/site-addresses.ts'
import { password, signIn, subscribeByApi, waitForScript } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/* A phone whose owner enlarged the text: the browser's usual font size is 16 pixels, these are the enlarged ones. */

const sizes = [21, 24, 32]
const phone = { width: 360, height: 780 }
/** The same window above an open keyboard. */
const aboveKeyboard = { width: 360, height: 440 }

test.use({ viewport: phone, hasTouch: true })

const publicPages = [
  ...magazineAddresses,
  ...visitorForms,
  ...['/no-such-page', '/registration/success', '/callback/payment'],
]
const memberPages = ['/', '/favorites', ...memberAddresses, '/registration/welcome/success']

/** Runs in the page. @returns words cut without a hyphen, words beyond the window, and whether the page scrolls sideways */
function faultsOfText(): string[] {
  const isShown = (one: Element): boolean => {
    if (!one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
    const { width } = one.getBoundingClientRect()
    return width > 1 && one.closest('svg, noscript, script, style, select, [aria-hidden=true], .sr-only') === null
  }
  const scrolls = (one: Element | null): boolean =>
    one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: { range: Range; text: string; parent: Element }[] = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (!parent || !textContent?.trim() || !isShown(parent)) continue
    // Addresses are not hyphenated.
    const given = textContent.replace(/\S+[@/.]\p{L}\S*/gu, (address) => ' '.repeat(address.length))
    for (const { index, 0: text } of given.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      // Codes and program names, which other journeys write, are not hyphenated either.
      if (/\d|\p{Ll}\p{Lu}/u.test(text)) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + text.length)
      words.push({ range, text, parent })
    }
  }
  const linesOf = ({ range }: { range: Range }) =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  const cut = words.filter((word) => linesOf(word) > 1)
  // Words hyphenated with a French dictionary stay on two lines, even if words may no longer be broken.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { overflow-wrap: normal !important; word-break: normal !important }')
  document.adoptedStyleSheets = [whole]
  const broken = cut.filter((word) => linesOf(word) === 1)
  document.adoptedStyleSheets = []
  const beyond = words.filter(({ range, parent }) => {
    const { left, right } = range.getBoundingClientRect()
    return (
      (right > window.innerWidth + 1 || left < -1) &&
      !scrolls(parent) &&
      getComputedStyle(parent).textOverflow !== 'ellipsis'
    )
  })
  const wide = document.documentElement.scrollWidth
  return [
    ...(wide > window.innerWidth ? [`${wide} pixels wide`] : []),
    ...broken.map(({ text, parent }) => `cut: ${text} in <${parent.localName} class="${parent.className}">`),
    ...beyond.map(({ text, parent }) => `beyond: ${text} in <${parent.localName} class="${parent.className}">`),
  ]
}

async function enlarge(page: Page, session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await page.waitForFunction((size) => {
    const { fontSize } = getComputedStyle(document.documentElement)
    return fontSize === `${size}px` && matchMedia(`(width < ${(window.innerWidth + 1) / size}rem)`).matches
  }, standard)
}

const devToolsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

async function expectShownWhole(page: Page, session: CDPSession, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const size of sizes) {
    await enlarge(page, session, size)
    expect.soft(await page.evaluate(faultsOfText), `${what} at ${size}`).toEqual([])
  }
}

async function expectWhole(page: Page, session: CDPSession, path: string): Promise<void> {
  await page.goto(path)
  await expectShownWhole(page, session, path)
}

test('Public pages cut no word at font sizes of 21, 24 and 32 pixels', async ({ page }) => {
  const session = await devToolsOf(page)
  for (const path of publicPages) await test.step(path, () => expectWhole(page, session, path))
})

test('The order page cuts no word at font sizes of 21, 24 and 32 pixels', async ({ page, address, api }) => {
  const account = { uid: crypto.randomUUID(), identifier: address, password, formula: 'default' }
  expect((await api('POST', '/registrations/register', { body: account })).status).toBe(201)
  await signIn(page, address, password)
  await expectWhole(page, await devToolsOf(page), '/registration/payment')
})

test('Member pages cut no word at font sizes of 21, 24 and 32 pixels', async ({ page, address, api, tokenOf }) => {
  const session = await devToolsOf(page)
  await subscribeByApi({ api, tokenOf }, address)
  await signIn(page, address, password)
  for (const path of memberPages) await test.step(path, () => expectWhole(page, session, path))
})

// The browser of the tests has no French dictionary: longer words could not be hyphenated.
const longMessage =
  'Bonjour, je voudrais vous parler de mon travail : tout change autour de moi, ma cheffe ne m’écoute plus, et je rentre le soir sans envie. Par où commencer ?'

test('Pages opened by a form or a mail cut no word at any enlarged font size', async ({
  page,
  address,
  api,
  tokenOf,
  mail,
}) => {
  const session = await devToolsOf(page)
  const main = page.getByRole('main')
  const { token } = await subscribeByApi({ api, tokenOf }, address)
  await page.goto('/login')
  await main.getByLabel('Adresse e-mail').fill(address)
  await main.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(main.getByLabel('Code reçu par e-mail')).toBeVisible()
  await expectShownWhole(page, session, 'the mailed code')

  const ticket = { title: '[Autre]: Une question', message: longMessage, email: address, name: 'Zoé' }
  expect((await api('POST', '/support/contact/tickets', { body: ticket })).status).toBe(201)
  const { text } = await mail(address, /bien reçu votre message/)
  await page.goto(/http\S+\/contact\/tickets\/\S+/.exec(text)?.[0] ?? '')
  await expect(main.getByText(longMessage.slice(0, 20))).toBeVisible()
  await expectShownWhole(page, session, 'a request')

  await signIn(page, address, password)
  const creditCard = { number: '4242 4242 4242 4242', month: 12, year: 2034, code: '123' }
  const buyer = { firstname: 'Odile', lastname: 'Martin', email: address, receiver: 'Anne-Sophie', note: longMessage }
  const gift = { formula: 'default', months: 3, startsOnUse: true, creditCard, ...buyer }
  const bought = await api('POST', '/gifts', { token, body: gift })
  expect(bought.status).toBe(200)
  await page.goto(`/gift/order/${(bought.payload as { uid: string }).uid}/card`)
  await expect(main.getByText('Votre code')).toBeVisible()
  await expectShownWhole(page, session, 'the card of a gift')

  await page.goto('/account/subscription/card')
  await page.getByRole('button', { name: 'Donner mon compte bancaire' }).click()
  await expect(page.getByLabel('IBAN')).toBeVisible()
  await expectShownWhole(page, session, 'the mandate')
})

/** Runs in the page. @returns pixels of one line of the last message that do not show */
function hiddenOfLine(): number {
  const all = [...document.querySelectorAll('[data-message] [dir]')]
  const last = all.at(-1)
  const pane = last?.closest('section[tabindex]')
  if (!last || !pane) return Number.POSITIVE_INFINITY
  const { top, bottom } = last.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  const shown = Math.min(bottom, frame.bottom, window.innerHeight) - Math.max(top, frame.top, 0)
  return Math.round(Math.max(0, Number.parseFloat(getComputedStyle(last).lineHeight) - shown))
}

/** Opens a discussion of a new subscriber with a coach. @returns its address */
async function discussionOf({ api, tokenOf }: Pick<Journey, 'api' | 'tokenOf'>, address: string): Promise<string> {
  const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
  await api('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
  const coaches = (await api('GET', '/support/coaching/coaches', { token })).payload as { uid: string; name: string }[]
  const coach = coaches.find(({ name }) => name === 'Claire Vasseur')?.uid
  const body = { title: '[Vie]: Une réorganisation', message: longMessage, coach }
  const ticket = (await api('POST', '/support/coaching/tickets', { token, body })).payload as { uid: string }
  for (const message of [longMessage, 'Et ce soir encore, rien.', 'Merci de me lire.'])
    await api('POST', `/support/coaching/tickets/${ticket.uid}/messages`, { token, body: { message } })
  return `/coaching/${ticket.uid}`
}

test('A focused field leaves the last message visible at every font size', async ({ page, address, api, tokenOf }) => {
  const session = await devToolsOf(page)
  const path = await discussionOf({ api, tokenOf }, address)
  await signIn(page, address, password)
  await page.goto(path)
  const field = page.getByRole('textbox', { name: /^Écrire à/ })
  await expect(field).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(phone)
    await enlarge(page, session, size)
    await page.reload()
    await waitForScript(page)
    expect.soft(await page.evaluate(faultsOfText), `discussion at ${size}`).toEqual([])
    await field.tap()
    for (const window of [phone, aboveKeyboard]) {
      await page.setViewportSize(window)
      await expect
        .poll(() => page.evaluate(hiddenOfLine), { message: `last message at ${size}, ${window.height} high` })
        .toBe(0)
      await expect.soft(field).toBeInViewport({ ratio: 1 })
    }
  }
  await page.setViewportSize(phone)
  await expectWhole(page, session, '/')
})
