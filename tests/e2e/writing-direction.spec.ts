import type { Locator } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expect, test } from './fixtures/test.ts'

/** Distance of each line of a text from the left edge of its element. */
const indentsOf = (text: Locator): Promise<number[]> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left } = element.getBoundingClientRect()
    return [...range.getClientRects()].filter(({ width }) => width > 1).map((line) => Math.round(line.left - left))
  })

test('Each line of a message has the direction of its language', async ({ page, api, address, mail }) => {
  const message = 'مرحبا\nUne ligne française, plus longue.\nسلام'
  const body = { title: 'Deux langues', message, email: address, name: 'Inès' }
  const { payload, status } = await api('POST', '/support/contact/tickets', { body })
  expect(status).toBe(201)
  const { uid } = payload as { uid: string }
  const { links } = await mail(address, /contact\/tickets\//)
  const text = page.getByText('Une ligne française, plus longue.')

  for (const open of [
    () => page.goto(links.find((link) => link.includes(`/contact/tickets/${uid}`)) ?? ''),
    () => openBackOffice(page, 'support@exemple.fr', `/admin/tickets/${uid}/show`),
  ]) {
    await open()
    expect((await indentsOf(text)).map((indent) => indent > 0)).toEqual([true, false, true])
  }
})
