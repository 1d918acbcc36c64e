import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../contracts/index.ts'
import { createAccount } from '../../modules/accounts/index.ts'
import { createArticle, createAuthor, createCategory } from '../../modules/articles/index.ts'
import { startDemoSubscription } from '../../modules/subscriptions/index.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../fixtures/test-app.ts'

const password = 'un mot de passe à elle'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  editor = await createUser('editor')
})
afterAll(() => app.close())

interface Person {
  uid: string
  email: string
  token: string
}

const signIn = (identifier: string, given: string) =>
  app.call('POST', '/auth_check', { body: { identifier, password: given } })

async function createUser(...roles: 'editor'[]): Promise<Person> {
  const email = `${randomUUID()}@exemple.fr`
  const { uid } = await createAccount(app.platform, app.platform.db, { email, password, roles })
  return { uid, email, token: (await signIn(email, password)).body.payload.token }
}

/** Sends a body twice at once and once more, then another body with the same key. */
async function sendAgain(
  send: (body: unknown, headers: Record<string, string>) => Promise<ApiAnswer>,
  [body, other]: [unknown, unknown],
): Promise<ApiAnswer> {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [...(await Promise.all([send(body, headers), send(body, headers)])), await send(body, headers)]
  const [first] = answers as [ApiAnswer]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [first.status, first.body]))
  const refused = await send(other, headers)
  expect([refused.status, refused.body.violations]).toEqual([
    409,
    [expect.objectContaining({ property: 'Idempotency-Key', type: 'duplicate' })],
  ])
  return first
}

const sending =
  (method: string, path: string, token = '') =>
  (body: unknown, headers: Record<string, string>) =>
    app.call(method, path, { body, headers, ...(token ? { token } : {}) })

async function resetToken(email: string): Promise<string> {
  await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  await app.settle()
  return (await app.mailsTo(email)).at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? ''
}

describe('a used key repeats the answer for the same body and returns 409 for another', () => {
  test('a password change, although the old password is wrong the second time', async () => {
    const { uid, email, token } = await createUser()
    const body = { oldPassword: password, newPassword: 'un tout autre mot' }
    const send = sending('POST', `/users/${uid}/password`, token)
    expect((await sendAgain(send, [body, { ...body, newPassword: 'encore un autre' }])).status).toBe(204)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
    await app.settle()
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  test('a password reset, although its link works once', async () => {
    const { email } = await createUser()
    const body = { token: await resetToken(email), password: 'un tout autre mot' }
    const answer = await sendAgain(sending('POST', '/reset-password/update'), [
      body,
      { ...body, password: 'un autre !' },
    ])
    expect(answer.status).toBe(200)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
  })

  test('a request for a reset link', async () => {
    const { email } = await createUser()
    const bodies: [unknown, unknown] = [{ identifier: email }, { identifier: editor.email }]
    expect((await sendAgain(sending('POST', '/reset-password/request'), bodies)).status).toBe(202)
    await app.settle()
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  test('a request for a link to the visitor’s tickets', async () => {
    const email = `${randomUUID()}@exemple.fr`
    const ticket = { title: '[Autre]: Bonjour', message: 'Une question', email, name: 'Zoé' }
    await app.call('POST', '/support/contact/tickets', { body: ticket })
    await app.settle()
    const before = await app.mailsTo(email)
    const send = sending('POST', '/support/contact/auth-token/refresh')
    expect((await sendAgain(send, [{ email }, { email: editor.email }])).status).toBe(202)
    await app.settle()
    expect(await app.mailsTo(email)).toHaveLength(before.length + 1)
  })

  test('a write of metadata', async () => {
    const { uid, token } = await createUser()
    const send = sending('PUT', `/users/${uid}/metadata`, token)
    expect((await sendAgain(send, [{ favorites: ['a'] }, { favorites: ['b'] }])).body.payload.data).toEqual({
      favorites: ['a'],
    })
  })

  test('a request to erase an account', async () => {
    const { uid, token } = await createUser()
    await startDemoSubscription(app.platform, app.platform.db, uid)
    await app.settle()
    const send = sending('DELETE', `/users/${uid}`, token)
    expect((await sendAgain(send, [{ password }, { password: 'un autre' }])).status).toBe(202)
  })

  test('a choice about cookies', async () => {
    const body = { consentId: randomUUID(), accepted: ['necessary'], version: '1' }
    const answer = await sendAgain(sending('POST', '/cookie-choices'), [body, { ...body, accepted: [] }])
    expect(answer.body.payload).toMatchObject({ consentId: body.consentId })
  })

  test('the preview of an article', async () => {
    const { platform } = app
    const author = await createAuthor(platform, platform.db, { name: 'Zoé' })
    const category = await createCategory(platform, platform.db, { name: 'Vie' })
    const articles = ['Un', 'Deux'].map((title) =>
      createArticle(platform, platform.db, { title, excerpt: 'Un texte', content: '<p>x</p>', author, category }),
    )
    const uids = (await Promise.all(articles)) as [string, string]
    const answer = await sendAgain(
      (uid, headers) => app.call('POST', `/staff/articles/${uid}/preview`, { token: editor.token, headers }),
      uids,
    )
    expect(answer.status).toBe(201)
  })

  test('a change and a removal by staff, although the version is outdated', async () => {
    const { token } = editor
    const { uid } = (await app.call('POST', '/staff/tags', { token, body: { name: 'Écoute' } })).body.payload
    const change = { name: 'À l’écoute', version: 1 }
    const changed = await sendAgain(sending('PATCH', `/staff/tags/${uid}`, token), [change, { ...change, name: 'Non' }])
    expect([changed.status, changed.body.payload]).toMatchObject([200, { name: 'À l’écoute', version: 2 }])
    const removed = await sendAgain(
      (version, headers) => app.call('DELETE', `/staff/tags/${uid}?version=${version}`, { token, headers }),
      [2, 3],
    )
    expect(removed.status).toBe(204)
    expect((await app.call('GET', `/staff/tags/${uid}`, { token })).status).toBe(404)
  })

  test('an upload, compared by its content', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const answer = await sendAgain(upload, [await picture('#f9d5df'), await picture('#112233')])
    expect(answer.status).toBe(201)
    const stored = await app.call('GET', '/staff/media', { token: editor.token })
    expect(stored.body.page.total).toBe(1)
  })
})

async function upload(file: unknown, key: Record<string, string>): Promise<ApiAnswer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file as Buffer)]), 'image.png')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const type = encoded.headers.get('content-type') ?? ''
  const headers = { authorization: `Bearer ${editor.token}`, 'content-type': type, ...key }
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/staff/media', headers, payload })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

test('a wrong password counts towards the limit even with an idempotency key', async () => {
  const { uid, token } = await createUser()
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) {
    const body = { oldPassword: `devinette ${guess}`, newPassword: 'un tout autre mot' }
    const headers = { 'idempotency-key': randomUUID() }
    statuses.push((await app.call('POST', `/users/${uid}/password`, { token, body, headers })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('only calls that are safe to repeat or return a secret accept no key', () => {
  const writes = allCalls.filter((call) => call.method !== 'GET' && !call.idempotent)
  expect(writes.map((call) => call.id).sort()).toEqual([
    'addPasskey',
    'addPushSubscription',
    'answerSurvey',
    'authCheck',
    'checkEmailLink',
    'checkPasswordLink',
    'closeOtherSessions',
    'closeOwnSession',
    'closeSession',
    'confirmEmail',
    'confirmSecondFactor',
    'countRead',
    'eraseContact',
    'eraseContactOf',
    'findConsentProof',
    'inboundMail',
    'lockArticle',
    'markStaffTicketRead',
    'markTicketRead',
    'notifyArticlePresence',
    'notifyPresence',
    'paymentWebhook',
    'previewIdentity',
    'readOfferedArticle',
    'readSurvey',
    'removeAttachment',
    'removePasskey',
    'removePushSubscription',
    'requestConfirmationCode',
    'requestSignInCode',
    'revokeSupportLink',
    'runOpeningCheck',
    'saveDiscretion',
    'saveNotifications',
    'saveTimeZone',
    'signInWithPasskey',
    'startPasskey',
    'startPasskeyConfirmation',
    'startPasskeySession',
    'startPasskeySignIn',
    'startSecondFactor',
    'typeInStaffTicket',
    'typeInTicket',
    'unlockArticle',
    'verifySignInCode',
    'withdrawVoice',
  ])
})
