import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailText } from '../../../contracts/site/mail-texts.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'

let app: TestApp
let admin: TestUser
let editor: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  admin = await createUser(app, 'Ada', 'admin')
  editor = await createUser(app, 'Sophie', 'editor')
})
afterAll(() => app.close())

const nb = '\u00a0'
const path = (kind: string, more = '') => `/staff/mail-texts/${kind}${more}`
const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  app.call(method, path, { token: admin.token, ...(body && { body }), ...(headers && { headers }) })
const read = async (kind: string): Promise<MailText> => (await call('GET', path(kind))).body.payload
const save = async (kind: string, words: object) =>
  call('PUT', path(kind), { ...words, version: (await read(kind)).version })
const act = async (kind: string, name: string) =>
  call('POST', path(kind, `/${name}`), { version: (await read(kind)).version })

const sendLink = async (email: string) => {
  await app.call('POST', '/session/code', { body: { identifier: email } })
  await app.settle()
  return (await app.mailsTo(email)).at(-1)
}

async function sendSample(kind: string, props: object) {
  const { db, mailer } = app.platform
  const described = mailer.kinds.find((one) => one.kind === kind)
  if (!described) throw new Error(`unknown kind ${kind}`)
  const sample = described.sample.body('https://exemple.fr')
  const body = { template: sample.template, props: { ...sample.props, ...props } }
  const uid = await mailer.write(db, { to: 'eve@exemple.fr', kind, subject: 'Objet', body })
  await app.settle()
  return (await app.mailsTo('eve@exemple.fr')).find((mail) => mail.uid === uid)
}

const kind = 'accounts.no-account'

test('mails use the published words, not the working copy', async () => {
  const words = {
    subject: 'Un code{{objet}}',
    opening: '<p>Chère visiteuse,</p>',
    closing: '<p>{{site.nom}}, à vous</p>',
  }
  expect((await save(kind, words)).body.payload).toMatchObject({ ...words, own: false, changed: true })
  expect((await sendLink('ana@exemple.fr'))?.subject).toBe('Aucun compte à cette adresse')
  expect((await act(kind, 'publish')).body.payload).toMatchObject({ own: true, changed: false, live: words })
  const mail = await sendLink('bea@exemple.fr')
  expect(mail?.subject).toBe('Un codeAucun compte à cette adresse')
  expect(mail?.text).toMatch(/Chère visiteuse,[\s\S]+Il n’y a aucun compte[\s\S]+, à vous[\s\S]+L’équipe Mon site\./)
  const listed = (await call('GET', '/staff/mail-texts')).body.payload
  expect(listed.filter(({ own }: { own: boolean }) => own)).toMatchObject([
    { uid: kind, name: 'Aucun compte à cette adresse', mailed: 'Un code{{objet}}', saved: expect.any(String) },
  ])
  expect((await act(kind, 'restore')).body.payload).toMatchObject({
    subject: '',
    opening: '',
    own: false,
    changed: false,
  })
  const restored = (await call('GET', '/staff/mail-texts')).body.payload
  expect(restored.find(({ uid }: MailText) => uid === kind)).toMatchObject({ mailed: 'Aucun compte à cette adresse' })
  expect(restored.find(({ uid }: MailText) => uid === 'accounts.welcome')).toMatchObject({ own: false, saved: null })
  const again = await sendLink('cleo@exemple.fr')
  expect([again?.subject, again?.text.includes('Chère')]).toEqual(['Aucun compte à cette adresse', false])
})

test('the refusal of an unknown, empty or invalid variable names it', async () => {
  const fault = async (kind: string, words: object) => {
    const { status, body } = await save(kind, words)
    return [status, body.violations.map(({ property, message }: Record<string, string>) => `${property}: ${message}`)]
  }
  expect(await fault(kind, { subject: 'Pour {{montant}}' })).toEqual([
    400,
    ['subject: La variable {{montant}} n’existe pas pour ce mail.'],
  ])
  expect(await fault(kind, { opening: '<p>{{editeur.telephone}}</p>' })).toEqual([
    400,
    ['opening: La variable {{editeur.telephone}} n’a pas de valeur (téléphone).'],
  ])
  expect(await fault(kind, { closing: '<p>{{Prénom}}</p>' })).toEqual([
    400,
    [`closing: «${nb}{{Prénom${nb}» n’est pas une variable${nb}: écrivez par exemple {{objet}}.`],
  ])
  expect(await fault('support.ticket-opened', { subject: 'Bonjour {{prenom}}' })).toEqual([
    400,
    [`subject: La variable {{prenom}} manque à certains de ces mails${nb}: l’objet ne peut pas la nommer.`],
  ])
  expect((await read(kind)).subject).toBe('')
})

test('hostile text and values are harmless', async () => {
  const hostile =
    '<p onclick="x()">a<script>alert(1)</script> <a href="javascript:x()">b</a> <a href="/contact">c</a></p>'
  const { opening } = (await save(kind, { opening: hostile })).body.payload
  expect(opening).toBe('<p>a <a>b</a> <a href="/contact">c</a></p>')
  for (const html of ['<h2>Titre</h2>', '<ul><li>a</li></ul>', '<p><a href="{{objet}}">a</a></p>']) {
    expect((await save(kind, { closing: html })).body.violations).toMatchObject([{ property: 'closing' }])
  }
  expect((await save(kind, { subject: 'a\nBcc: b@exemple.fr' })).status).toBe(400)
  const answered = 'support.ticket-opened'
  await save(answered, { opening: '<p>Chère {{prenom}}, merci.</p><p>À bientôt.</p>' })
  await act(answered, 'publish')
  const mail = await sendSample(answered, { name: '<b>Zoé</b> & {{objet}}' })
  expect(mail?.html).toContain('Chère &lt;b&gt;Zoé&lt;/b&gt; &amp; {{objet}}, merci.')
  await act(answered, 'restore')
})

test('a paragraph whose optional value is missing is left out', async () => {
  const kind = 'support.tickets-link'
  await save(kind, { opening: '<p>Chère {{prenom}}.</p><p>Merci.</p>' })
  await act(kind, 'publish')
  const mail = await sendSample(kind, { name: null })
  expect([mail?.text.includes('Chère'), mail?.text.includes('Merci.')]).toEqual([false, true])
})

test('a preview can be light or dark; a test mail goes to the requesting admin', async () => {
  await save(kind, { subject: 'Essai', opening: '<p>Bonjour à {{site.nom}}.</p>', closing: '' })
  const { subject, text } = (await call('GET', path(kind, '/preview'))).body.payload
  expect([subject, text]).toEqual(['Essai', expect.stringMatching(/Bonjour à .+\.\n/)])
  const page = async (look: string) =>
    (await call('GET', path(kind, `/page?look=${look}`))) as never as { body: string; headers: Record<string, string> }
  expect((await page('dark')).body).toContain('@media all')
  const light = await page('light')
  expect(light.body).toContain('@media not all')
  expect(light.headers['content-security-policy']).toContain('sandbox')
  const key = { 'idempotency-key': 'essai-1' }
  for (let times = 0; times < 2; times += 1)
    expect((await call('POST', path(kind, '/test'), undefined, key)).status).toBe(202)
  await app.settle()
  expect((await app.mailsTo(admin.email)).filter((mail) => mail.subject === 'Essai')).toMatchObject([
    { kind, text: expect.stringContaining('Bonjour à') },
  ])
})

test('an outdated version is refused; each action is in the audit', async () => {
  const whole = await read(kind)
  expect((await call('PUT', path(kind), whole)).status).toBe(200)
  for (const method of ['PUT', 'POST']) {
    const late = await call(
      method,
      path(kind, method === 'POST' ? '/publish' : ''),
      method === 'POST' ? { version: whole.version } : whole,
    )
    expect([late.status, late.body.violations[0].property]).toEqual([409, 'version'])
  }
  expect((await call('GET', path('accounts.unknown'))).status).toBe(404)
  expect((await app.call('GET', '/staff/mail-texts', { token: editor.token })).status).toBe(403)
  const { payload } = (await call('GET', '/staff/audit?perPage=100')).body
  const acts = new Set(payload.map(({ action }: { action: string }) => action))
  for (const name of ['change', 'publish', 'restore', 'test']) expect(acts).toContain(`mail-texts.${name}`)
})

test('a missing value stops the mail with an error that names it', async () => {
  const address = await call('GET', '/staff/settings/postal-address')
  const set = (value: string, version: number) => call('PUT', '/staff/settings/postal-address', { value, version })
  const { version } = address.body.payload
  expect((await set('1 rue des Lilas, Nantes', version)).status).toBe(200)
  expect((await save(kind, { subject: '', opening: '<p>{{editeur.adresse}}</p>' })).status).toBe(200)
  expect((await act(kind, 'publish')).status).toBe(200)
  expect((await set('', version + 1)).status).toBe(200)
  expect(await sendLink('fay@exemple.fr')).toMatchObject({
    state: 'failed',
    error: 'La variable {{editeur.adresse}} n’a pas de valeur (adresse du siège).',
  })
  const test = await call('POST', path(kind, '/test'))
  expect([test.status, test.body.violations[0].message]).toEqual([409, expect.stringContaining('{{editeur.adresse}}')])
})
