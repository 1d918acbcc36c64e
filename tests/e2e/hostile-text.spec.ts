import type { Page } from '@playwright/test'
import { hostileTexts, liveMark } from '../fixtures/hostile-texts.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Visible text: spaces collapse, and the screen reader hint of links that open a window is left out. */
const seen = (text: string): string =>
  text.replaceAll('\u00a0\u2197\ufe0e (nouvelle fenêtre)', '').replace(/\s+/g, ' ').trim()

/** Checks that nothing ran, and that no typed text became an element. */
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

/** Checks that the page after a form contains no live element. */
async function expectInert(page: Page): Promise<void> {
  const live = page
    .locator('main')
    .locator('iframe, math, object, embed, [src=x], [onerror], [onload], [onfocus], a[href^=javascript]')
  await expect(live).toHaveCount(0)
}

const aPdf = (name: string): FormData => {
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), name)
  return form
}

/** Uploads a file with that name. @returns its uid, and its stored name */
async function uploadAs(path: string, token: string, name: string): Promise<{ uid: string; name: string }> {
  const answer = await fetch(`${process.env.SERVER_URL}/api${path}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: aPdf(name),
  })
  expect(answer.status, name).toBe(201)
  return (await answer.json()).payload
}

test('a discussion shows hostile titles, words, quotes and file names as text', async ({ page, api, tokenOf }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const [camilles, coachs] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
  const coaches = (await api('GET', '/support/coaching/coaches', { token: camilles })).payload as {
    uid: string
    name: string
  }[]
  const coach = coaches.find(({ name }) => name === 'Claire Vasseur')?.uid
  const title = `[Vie]: ${hostileTexts[1]?.text}`
  const body = { title, message: hostileTexts[0]?.text, coach }
  const { uid } = (await api('POST', '/support/coaching/tickets', { token: camilles, body })).payload as { uid: string }
  const names = new Map<string, string>()
  for (const { name, text } of hostileTexts) {
    const file = await uploadAs(`/support/coaching/tickets/${uid}`, camilles, text)
    names.set(name, file.name)
    const said = { message: `> ${text.split(/[\r\n]/)[0]}\n${text}`, attachments: [file.uid] }
    expect(
      (await api('POST', `/support/coaching/tickets/${uid}/messages`, { token: camilles, body: said })).status,
    ).toBe(201)
    const answer = { token: coachs, body: { message: text } }
    expect((await api('POST', `/staff/tickets/${uid}/messages`, answer)).status).toBe(201)
  }
  await signIn(page, 'camille@exemple.fr')

  await page.goto(`/coaching/${uid}`)
  const thread = page.getByLabel('Messages', { exact: true })
  await expect(thread).toBeVisible()
  await expectDead(page)
  const words = seen((await thread.textContent()) ?? '')
  for (const { name, text } of hostileTexts.slice(-4)) {
    expect(words, name).toContain(seen(text))
    expect(words, `${name} as a file`).toContain(seen(names.get(name) ?? ''))
  }
  const quoted = seen((await page.getByRole('blockquote').last().textContent()) ?? '')
  expect(quoted).toContain(seen(hostileTexts.at(-1)?.text ?? ''))
  const older = page.locator('[data-older]')
  for (let turn = 0; turn < 5 && (await older.count()) > 0; turn += 1) {
    const before = await thread.locator('[data-message]').count()
    await older.first().evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => thread.locator('[data-message]').count()).toBeGreaterThan(before)
    await expectDead(page)
  }
  for (const { text } of hostileTexts.filter((one) => one.text.length <= 100)) {
    await page.goto(`/coaching/${uid}?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('searchbox', { name: 'Un mot, un prénom, un fichier…' })).toBeVisible()
    await expectDead(page)
  }
  // An unassigned discussion is listed by its title.
  await api('POST', '/support/coaching/tickets', { token: camilles, body: { title, message: hostileTexts[2]?.text } })
  await page.goto('/coaching')
  const list = page.getByRole('navigation', { name: 'Vos échanges' })
  await expect(list.getByText(hostileTexts[1]?.text ?? '', { exact: false }).first()).toBeVisible()
  await expect(list).toContainText(hostileTexts[2]?.text ?? '')
  await expectDead(page)
  expect(dialogs).toEqual([])
})

/** Joins the texts into lines of at most 120 characters. */
function asLines(): { names: string; line: string; text: string }[] {
  const lines: { names: string; line: string; text: string }[] = []
  for (const { name, text } of hostileTexts) {
    const line = text.replace(/[\r\n\u2028\u2029]+/g, ' ').slice(0, 120)
    const last = lines.at(-1)
    if (last && last.line.length + line.length < 120) {
      last.names += `, ${name}`
      last.line += ` ${line}`
      last.text += `\n${text}`
    } else lines.push({ names: name, line, text })
  }
  return lines
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'typed in the form' : 'typed in the form, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('refused hostile text returns to the form as typed and runs nothing', async ({ page, address }) => {
      const main = page.getByRole('main')
      let draft = ''
      for (const { names, line, text } of asLines()) {
        await page.goto('/contact/new-ticket')
        // The earlier draft is restored first.
        await expect(main.getByLabel('Objet')).toHaveValue(draft)
        draft = javaScriptEnabled ? line : ''
        await main.getByLabel('Objet').fill(line)
        await main.getByLabel('Votre message').fill(text)
        await main.getByLabel('Votre nom').fill('<b>Zoé</b>')
        await main.getByLabel('Votre adresse e-mail').fill(address)
        await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
        await expect(page.getByText('Le nom ne peut contenir', { exact: false }), names).toBeVisible()
        await expect(main.getByLabel('Objet'), names).toHaveValue(line)
        await expectInert(page)
      }
    })
  })
}

test('hostile text of visitors and staff is shown as text on their pages', async ({
  page,
  address,
  mail,
  api,
  tokenOf,
}) => {
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
