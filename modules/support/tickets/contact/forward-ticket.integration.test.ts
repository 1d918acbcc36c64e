import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { type HelpDesk, inboundEnv, openHelpDesk } from '../../fixtures/incoming-mail.ts'
import { createContactTicket, mailedTokens, randomEmail } from '../../fixtures/tickets.ts'

let app: TestApp
let helpDesk: HelpDesk
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv })
  helpDesk = await openHelpDesk(app)
})
afterAll(() => app.close())

const forward = (uid: string, body: unknown) => helpDesk.staff('POST', `/${uid}/forward`, body)

test('A forwarded request is mailed without notes or link', async () => {
  const { uid, email } = await createContactTicket(app, { message: 'Bonjour,\nma carte a expiré.' })
  await helpDesk.staff('POST', `/${uid}/messages`, { message: 'Nous regardons.' })
  await helpDesk.staff('POST', `/${uid}/messages`, { message: 'Un secret de l’équipe', internal: true })
  const outside = randomEmail()
  expect((await forward(uid, { email: outside, note: 'Pouvez-vous regarder\u00a0?' })).status).toBe(204)
  const { mail, headers } = await helpDesk.lastMail(outside)
  expect(mail?.subject).toBe('Une demande vous est transférée\u00a0: Une question')
  expect(headers).toEqual({ 'Reply-To': 'reponse@courrier.exemple.fr' })
  expect(mail?.text).toMatch(/Pouvez-vous regarder.*Zoé, .*ma carte a expiré\..*Julie, .*Nous regardons\./s)
  for (const hidden of ['Un secret de l’équipe', email, '?t=']) expect(mail?.text).not.toContain(hidden)
  expect((await helpDesk.wordsOf(uid)).at(-1)).toBe(`Demande transférée par e-mail à ${outside}.`)
  expect((await app.mailsTo(email)).at(-1)?.subject).not.toContain('transférée')
})

test('The recipient’s answer to a forwarded request opens a separate request', async () => {
  const { uid } = await createContactTicket(app)
  const outside = randomEmail()
  await forward(uid, { email: outside, note: null })
  const { id, replyTo } = await helpDesk.lastMail(outside)
  const headers = [`In-Reply-To: ${id}`, 'Content-Type: text/plain; charset=utf-8']
  expect(await helpDesk.send({ from: outside, to: replyTo, text: 'C’est fait', headers })).toBe(202)
  const [opened] = await helpDesk.ticketsOf(outside)
  expect(await helpDesk.wordsOf(opened?.uid ?? '')).toEqual(['C’est fait'])
  expect(await helpDesk.wordsOf(uid)).not.toContain('C’est fait')
})

test('Erasing the contact of a forwarded request also erases the forwarded mail', async () => {
  const { uid, email } = await createContactTicket(app)
  const outside = randomEmail()
  await forward(uid, { email: outside, note: null })
  await mailedTokens(app, outside)
  expect((await helpDesk.staff('POST', `/${uid}/erase-contact`, { email })).status).toBe(204)
  expect(await app.mailsTo(outside)).toEqual([])
})

test('A request can be forwarded only to a valid e-mail address', async () => {
  const { uid } = await createContactTicket(app)
  const answer = await forward(uid, { email: 'personne', note: null })
  expect([answer.status, answer.body.violations]).toMatchObject([400, [{ property: 'email' }]])
})
