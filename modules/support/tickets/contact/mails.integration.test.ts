import { eq } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import sanitizeHtml from 'sanitize-html'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails, openLink } from '../../../../platform/mailer/index.ts'
import { hostileTexts } from '../../../../tests/fixtures/hostile-texts.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { type MailTestApp, openMailApp } from '../../fixtures/mail-app.ts'
import { contactHeaders, createContactTicket, randomEmail, type TestUser } from '../../fixtures/tickets.ts'

let mailApp: MailTestApp
let app: TestApp
let julie: TestUser
let admin: TestUser
beforeAll(async () => {
  mailApp = await openMailApp()
  ;({ app, julie, admin } = mailApp)
})
afterAll(() => mailApp.close())

async function delivered(to: string): Promise<(Email & { raw: string })[]> {
  const left = (await mailApp.left()).filter((raw) => raw.includes(to))
  const all = await Promise.all(left.map(async (raw) => ({ ...(await PostalMime.parse(raw)), raw: raw.toString() })))
  return all.filter((mail) => mail.to?.[0]?.address === to)
}
const tokenIn = (mail: Email | undefined) => /\?t=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
const opens = async (token: string) =>
  (await app.call('GET', '/support/contact/tickets', { headers: contactHeaders(token) })).status

test('a mailed link is in the sent mail and nowhere in the database', async () => {
  const email = randomEmail()
  await createContactTicket(app, { email })
  const [mail] = await delivered(email)
  const token = tokenIn(mail)
  expect(await opens(token)).toBe(200)
  const [row] = await app.platform.db.select().from(mails).where(eq(mails.recipient, email))
  expect(row?.state).toBe('sent')
  expect(row?.encryptedLink).toBeNull()
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row?.text).toContain('?t=[masqué]')
})

test('a mailed link is encrypted while the mail waits in the queue', async () => {
  const waiting = await createTestApp({ workers: false })
  const email = randomEmail()
  await waiting.call('POST', '/support/contact/tickets', {
    body: { title: 'x', message: 'x', email, name: 'Zoé' },
  })
  const [row] = await waiting.platform.db.select().from(mails)
  const { uid = '', props, encryptedLink = null } = row ?? {}
  const opened = openLink(waiting.platform.fingerprintKey, { uid, html: '', text: props ?? '', encryptedLink })
  const token = /\?t=([\w-]{43})/.exec(opened.text)?.[1] ?? 'none'
  expect(JSON.stringify(row)).not.toContain(token)
  expect(opened.text).toContain(token)
  await waiting.close()
})

test('a mailed link is new in a resent mail, while the first link stays valid', async () => {
  const email = randomEmail()
  await createContactTicket(app, { email })
  await app.settle()
  const [row] = await app.mailsTo(email)
  const answer = await app.call('POST', `/staff/mails/${row?.uid}/resend`, { token: admin.token, body: {} })
  expect(answer.status).toBe(200)
  const [first, second] = (await delivered(email)).map(tokenIn)
  expect(second).not.toBe(first)
  expect([await opens(first ?? ''), await opens(second ?? '')]).toEqual([200, 200])
})

test('a mailed link cannot be renewed when no ticket is left', async () => {
  const email = randomEmail()
  await createContactTicket(app, { email })
  await app.settle()
  const [row] = await app.mailsTo(email)
  await app.platform.db
    .update(mails)
    .set({ recipient: randomEmail() })
    .where(eq(mails.uid, row?.uid ?? ''))
  const answer = await app.call('POST', `/staff/mails/${row?.uid}/resend`, { token: admin.token, body: {} })
  expect(answer.status).toBe(409)
})

/** Every element and attribute of an HTML text, as a mail program would parse them. */
function elementsOf(html: string): { tags: Set<string>; attributes: Set<string>; addresses: string[] } {
  const [tags, attributes, addresses] = [new Set<string>(), new Set<string>(), [] as string[]]
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        tags.add(tagName)
        for (const [name, value] of Object.entries(attribs)) {
          attributes.add(name)
          if (/^(href|src|action)$/.test(name)) addresses.push(value)
        }
        return { tagName, attribs }
      },
    },
  })
  return { tags, attributes, addresses }
}

describe('user input', () => {
  let expected: ReturnType<typeof elementsOf>
  beforeAll(async () => {
    const plain = await createContactTicket(app)
    const body = { message: 'Bonjour\nZoé' }
    await app.call('POST', `/staff/tickets/${plain.uid}/messages`, { token: julie.token, body })
    expected = elementsOf((await delivered(plain.email)).at(-1)?.html ?? '')
    expect(expected.tags.size).toBeGreaterThan(5)
  })

  test.each(hostileTexts)(
    'mails quote user input as text, never as element, link or header: $name',
    async ({ text }) => {
      const email = randomEmail()
      const { uid } = await createContactTicket(app, { email, title: text.slice(0, 200), message: text })
      const body = { message: text }
      expect((await app.call('POST', `/staff/tickets/${uid}/messages`, { token: julie.token, body })).status).toBe(201)
      const mail = (await delivered(email)).at(-1)
      const found = elementsOf(mail?.html ?? '')
      expect([...found.tags].filter((tag) => !expected.tags.has(tag))).toEqual([])
      expect([...found.attributes].filter((attribute) => !expected.attributes.has(attribute))).toEqual([])
      expect(found.addresses.filter((one) => !one.startsWith('https://eclore.exemple.fr/'))).toEqual([])
      expect(mail?.subject).toBe('Une réponse à votre demande')
      expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|x-injected):/im)
      const words = (given: string) => given.replace(/[\s\u200b]+/g, ' ').trim()
      expect(words(mail?.text ?? '')).toContain(words(text))
    },
  )
})
