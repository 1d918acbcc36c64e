import type { Page } from '@playwright/test'
import { hostileTexts, liveMark } from '../fixtures/hostile-texts.ts'
import { expect, test } from './fixtures/test.ts'

/** What of it is seen: blanks run together, and what has no glyph is not looked for. */
const seen = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Nothing ran, and nothing that was typed became an element. */
async function expectDead(page: Page): Promise<void> {
  expect(await page.evaluate((mark) => mark in window, liveMark)).toBe(false)
  const live = await page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (element) =>
            /^(IFRAME|MATH|OBJECT|EMBED|STYLE)$/i.test(element.tagName) ||
            element.getAttribute('src') === 'x' ||
            [...element.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
        )
        .map((element) => element.outerHTML),
    )
  expect(live).toEqual([])
}

test('whatever a person and staff type is text on their pages', async ({ page, address, mail, api, tokenOf }) => {
  test.setTimeout(180_000)
  const staff = await tokenOf('support@exemple.fr')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const body = { title: hostileTexts[0]?.text, message: hostileTexts[1]?.text, email: address, name: 'Zoé' }
  const opened = await api('POST', '/support/contact/tickets', { body })
  expect(opened.status).toBe(201)
  const { uid } = opened.payload as { uid: string }
  const { links } = await mail(address, /contact\/tickets\//)
  await page.goto(links.find((one) => one.includes('?t=')) ?? '')
  for (const { text } of hostileTexts) {
    expect(
      (await api('POST', `/staff/tickets/${uid}/messages`, { token: staff, body: { message: text } })).status,
    ).toBe(201)
  }
  await page.reload()
  await expectDead(page)
  const more = page.getByRole('main').getByRole('link', { name: /précédents|plus anciens/i })
  for (let turn = 0; turn < 3 && (await more.count()) > 0; turn += 1) {
    await more.first().click()
    await expectDead(page)
  }
  const last = hostileTexts.slice(-9)
  await page.goto(`/contact/tickets/${uid}`)
  const words = seen((await page.getByRole('main').textContent()) ?? '')
  for (const { name, text } of last) expect(words, name).toContain(seen(text))
  await page.goto('/contact/tickets')
  await expect(page.getByRole('main')).toContainText(hostileTexts[0]?.text ?? '')
  await expectDead(page)
  expect(dialogs).toEqual([])
})
