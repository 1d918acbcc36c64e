import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passDays, tablesContaining } from '../../tests/fixtures/aging.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { findConsentProof, findUser } from '../accounts/index.ts'
import { accountsUid, createSubscriber, type TestSubscriber } from '../subscriptions/fixtures/subscriber.ts'
import { bearerHeaders, createPdf, openWithFiles } from '../support/fixtures/attachments.ts'
import { createContactTicket, createUser, type OpenedTicket } from '../support/fixtures/tickets.ts'

let app: TestApp
// Set the clock to a date long ago: by its own clock, the database refuses to delete recent rows.
beforeEach(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, now: '2005-03-10T09:00:00Z' })
})
afterEach(() => app.close())

const canary = 'Zibeline'
const year = 365.25
const password = 'un mot de passe pour essayer'

/** A subscriber who has entered a name everywhere possible. */
async function everywhere(): Promise<TestSubscriber & { discussion: string; ticket: string }> {
  const person = await createSubscriber(app)
  const { uid, email, token } = person
  await app.call('PUT', `/users/${uid}/metadata`, { token, body: { profile: { name: canary }, favorites: [canary] } })
  await person.subscribe(undefined, { body: { firstname: canary, lastname: canary } })
  await app.settle()
  await app.call('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
  const fresh = (await app.call('POST', '/auth_check', { body: { identifier: email, password } })).body.payload.token
  const words = { title: `[couple]: ${canary}`, message: canary }
  const opened = await openWithFiles(app, 'coaching', bearerHeaders({ token: fresh }), {
    ticket: words,
    files: [{ name: `${canary}.pdf`, bytes: createPdf('le fichier entier') }],
  })
  const contact = { ...words, title: `[compte]: ${canary}`, email, name: canary }
  const ticket = await app.call('POST', '/support/contact/tickets', { token: fresh, body: contact })
  await app.call('POST', '/support/contact/auth-token/refresh', { body: { email } })
  await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  await app.call('POST', '/auth_check', { body: { identifier: email, password: 'fausse-clef' } })
  await app.settle()
  return { ...person, token: fresh, discussion: opened.body.payload.uid, ticket: ticket.body.payload.uid }
}

const note = async (role: 'coach' | 'support', ticket: string) => {
  const staff = await createUser(app, 'Claire', role)
  const answer = { token: staff.token, body: { message: `Une note sur ${canary}`, internal: true } }
  expect((await app.call('POST', `/staff/tickets/${ticket}/messages`, answer)).status).toBe(201)
}

const remains = async (...texts: string[]) => {
  const found = await Promise.all(texts.map((text) => tablesContaining(app, text)))
  return [...new Set(found.flat())].sort()
}

async function erased(person: TestSubscriber): Promise<void> {
  await person.post('/subscriptions/unsubscribe')
  await app.call('DELETE', `/users/${person.uid}`, { token: person.token, body: { password } })
  await passDays(app, 31)
  expect(await findUser(app.platform.db, person.uid)).toBeUndefined()
}

test('an erased account leaves no address or text after a week, save legal records', async () => {
  const person = await everywhere()
  await note('coach', person.discussion)
  await note('support', person.ticket)
  expect((await remains(canary, person.email)).length).toBeGreaterThan(5)
  const buyer = await accountsUid(app, person.uid)
  await erased(person)
  await passDays(app, 8)
  expect(await remains(canary, person.email)).toEqual([])
  expect(await remains(person.uid)).toEqual(['public.audit_entries', 'public.consents'])
  const [proof] = await findConsentProof(app.platform, app.platform.db, person.email)
  expect(proof).toMatchObject({ kind: 'coaching', version: '1', withdrawnAt: expect.any(Date) })

  await passDays(app, 3 * year)
  expect(await remains(person.uid), 'the audit is kept for three years').toEqual(['public.consents'])
  await passDays(app, 2.1 * year)
  expect(await remains(person.uid), 'a proof is kept for five years').toEqual([])
  expect(await remains(buyer), 'accounting is kept for ten years').toContain('public.ledger')
  await passDays(app, 6 * year)
  expect(await remains(buyer)).toEqual([])
})

describe('a ticket of the help desk', () => {
  const silent = async (): Promise<OpenedTicket> => {
    const ticket = await createContactTicket(app, { name: canary, message: canary })
    await app.call('POST', '/support/contact/auth-token/refresh', { body: { email: ticket.email } })
    await note('support', ticket.uid)
    return ticket
  }

  test('a ticket never closed is erased after three years with mails and jobs', async () => {
    const { email } = await silent()
    await passDays(app, 2 * year)
    expect(await remains(email)).toContain('public.support_contacts')
    await passDays(app, 1.1 * year)
    expect(await remains(canary, email)).toEqual([])
  })

  test('a ticket can be erased by its mailed link, with the person’s other contacts', async () => {
    const first = await silent()
    const second = await createContactTicket(app, { email: first.email, name: canary })
    const stranger = await createContactTicket(app)
    expect((await app.call('DELETE', '/support/contact/person')).status).toBe(401)
    expect((await app.call('DELETE', '/support/contact/person', { headers: second.headers })).status).toBe(204)
    expect((await app.call('GET', '/support/contact/tickets', { headers: first.headers })).status).toBe(401)
    expect((await app.mailsTo(first.email)).map(({ subject }) => subject)).toEqual(['Vos demandes sont effacées'])
    await passDays(app, 8)
    expect(await remains(canary, first.email)).toEqual([])
    expect((await app.call('GET', '/support/contact/tickets', { headers: stranger.headers })).status).toBe(200)
  })

  test('support, but no coach, can erase a ticket at the person’s request', async () => {
    const ticket = await silent()
    const { discussion } = await everywhere()
    const erase = async (role: 'coach' | 'support', uid: string, email = ticket.email) => {
      const { token } = await createUser(app, 'Julie', role)
      return (await app.call('POST', `/staff/tickets/${uid}/erase-contact`, { token, body: { email } })).status
    }
    expect(await erase('support', ticket.uid, 'une-autre@exemple.fr')).toBe(400)
    expect(await erase('coach', ticket.uid)).toBe(403)
    expect(await erase('coach', discussion)).toBe(403)
    expect(await erase('support', ticket.uid)).toBe(204)
    expect(await erase('support', ticket.uid)).toBe(404)
    await passDays(app, 8)
    expect(await remains(ticket.email)).toEqual([])
  })
})

describe('an account without a subscription', () => {
  const newcomer = () => createUser(app, canary, 'user')

  test('an unused account is erased after 24 months, a month after a warning mail', async () => {
    const { uid, email } = await newcomer()
    await passDays(app, 2 * year - 31)
    expect(await app.mailsTo(email)).toEqual([])
    await passDays(app, 2)
    expect((await app.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Votre compte sera bientôt effacé'])
    await passDays(app, 28)
    expect(await findUser(app.platform.db, uid)).toBeDefined()
    await passDays(app, 3)
    expect(await findUser(app.platform.db, uid)).toBeUndefined()
    await passDays(app, 8)
    expect(await remains(canary, email)).toEqual([])
  })

  test('an unused account stays if its owner signs in, or is staff', async () => {
    const { uid, email } = await newcomer()
    const coach = await createUser(app, 'Claire', 'coach')
    const vip = await createUser(app, 'Camille', 'vip')
    await passDays(app, 2 * year - 29)
    const body = { identifier: email, password: 'petite-fleur-rose' }
    const { token } = (await app.call('POST', '/auth_check', { body })).body.payload
    expect((await app.call('GET', `/users/${uid}`, { token })).status).toBe(200)
    await passDays(app, 60)
    for (const one of [uid, coach.uid, vip.uid]) expect(await findUser(app.platform.db, one)).toBeDefined()
    expect(await app.mailsTo(coach.email)).toEqual([])
  })
})

test('a copy of a mail is kept for a year', async () => {
  const { email } = await createContactTicket(app)
  await passDays(app, 0.9 * year)
  expect(await app.mailsTo(email)).toHaveLength(1)
  await passDays(app, 0.2 * year)
  expect(await app.mailsTo(email)).toEqual([])
})

test('the address in a finished job is redacted within a day', async () => {
  const email = 'zibeline@exemple.fr'
  await app.call('POST', '/support/contact/auth-token/refresh', { body: { email } })
  await app.settle()
  expect(await remains(email)).toEqual(['jobs.job', 'jobs.job_common'])
  await passDays(app, 1)
  expect(await remains(email)).toEqual([])
})

test('an admin, but not support, finds the proof of consent by the address', async () => {
  const person = await everywhere()
  await erased(person)
  const find = async (role: 'admin' | 'support') => {
    const { token } = await createUser(app, 'Anne', role)
    return app.call('POST', '/staff/consents/find', { token, body: { email: person.email.toUpperCase() } })
  }
  expect((await find('support')).status).toBe(403)
  expect((await find('admin')).body.payload).toMatchObject([
    { kind: 'coaching', version: '1', givenDateTime: expect.any(String), withdrawnDateTime: expect.any(String) },
  ])
})

test('the export contains staff notes about the member and the files themselves', async () => {
  const { uid, token, discussion } = await everywhere()
  await note('coach', discussion)
  const json = (await app.call('GET', `/users/${uid}/export`, { token })).body.payload
  const exported = json.support.find((one: { uid: string }) => one.uid === discussion)
  expect(exported.notes).toMatchObject([{ author: 'Claire', content: `Une note sur ${canary}`, staff: true }])
  const [file] = exported.messages[0].attachments
  expect(file).toMatchObject({ name: `${canary}.pdf`, href: expect.stringContaining(discussion) })

  const answer = await app.fastify.inject({
    url: `/api/users/${uid}/export/archive`,
    headers: bearerHeaders({ token }),
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['mes-donnees.json', file.file])
  expect(Buffer.from(files[file.file] ?? []).equals(createPdf('le fichier entier'))).toBe(true)
  expect(JSON.parse(Buffer.from(files['mes-donnees.json'] ?? []).toString()).support).toHaveLength(2)
})

test('the export returns the archive to its owner only', async () => {
  const { uid } = await createUser(app, canary, 'user')
  const other = await createUser(app, 'Zoé', 'user')
  expect((await app.call('GET', `/users/${uid}/export/archive`, { token: other.token })).status).toBe(403)
  expect((await app.call('GET', `/users/${uid}/export/archive`)).status).toBe(401)
})
