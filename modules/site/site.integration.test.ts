import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HomeContent, StaffHome } from '../../contracts/site/home.ts'
import { rowsOf } from '../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { importMedia } from '../articles/index.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { askOpinionsSweep } from '../support/surveys/ask.ts'
import { listShownVoices } from './voices/list-shown.ts'
import { putExampleVoice } from './voices/put-example.ts'
import { unusedLinksSweep } from './voices/sweeps.ts'

let app: TestApp
let editor: TestUser
let admin: TestUser
let member: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  editor = await createUser(app, 'Sophie', 'editor')
  admin = await createUser(app, 'Ada', 'admin')
  member = await createUser(app, 'Camille', 'vip')
})
afterAll(() => app.close())

const call = (who: TestUser | null, method: string, path: string, body?: object) =>
  app.call(method, path, { ...(who ? { token: who.token } : {}), ...(body ? { body } : {}) })
const home = async () => (await call(null, 'GET', '/content/home')).body.payload
const draft = async (): Promise<StaffHome> => (await call(editor, 'GET', '/staff/home')).body.payload
const save = async (change: Partial<HomeContent>) =>
  call(editor, 'PUT', '/staff/home', { ...change, version: (await draft()).version })
const publish = async () => call(editor, 'POST', '/staff/home/publish', { version: (await draft()).version })

test('a new site has its own default texts with facts filled in', async () => {
  const shown = await home()
  expect(shown.hero.title).not.toBe('')
  expect(shown.steps.length).toBeGreaterThan(2)
  expect(shown.themes.map(({ uid }: { uid: string }) => uid)).toContain('relations')
  expect(shown.voices).toEqual([])
  expect(shown.sections).not.toContain('voices')
  expect(JSON.stringify(shown)).toContain('39,90')
  expect(JSON.stringify(shown)).not.toMatch(/\{\{|Éclore/)
  expect((await draft()).starting).toEqual(['hero', 'steps', 'offer', 'questions', 'closing'])
})

test('the home page shows the late-answer credit from the settings', async () => {
  expect((await home()).promiseCredit).toBe(0)
  const path = '/staff/settings/promise-credit'
  const { version } = (await call(admin, 'GET', path)).body.payload
  expect((await call(admin, 'PUT', path, { value: 500, version })).status).toBe(200)
  expect((await home()).promiseCredit).toBe(500)
})

test('editors see the facts that a text may name, with their current values', async () => {
  const { payload } = (await call(editor, 'GET', '/staff/page-facts')).body
  const shown = (wanted: string) => payload.find(({ name }: { name: string }) => name === wanted)
  expect(shown('formule.prix')).toEqual({
    name: 'formule.prix',
    label: expect.any(String),
    value: expect.stringMatching(/39,90/),
  })
  expect(shown('editeur.nom')).toMatchObject({ label: expect.stringMatching(/\p{L}/u) })
  expect((await call(member, 'GET', '/staff/page-facts')).status).toBe(403)
})

test('publishing makes the working copy public and keeps it as a revision', async () => {
  const { hero, ...before } = await draft()
  const saved = await save({ hero: { ...hero, title: 'Atelier Ondine', text: '<p>Bonjour</p><script>x</script>' } })
  expect(saved.body.payload).toMatchObject({ changed: true, hero: { text: '<p>Bonjour</p>' } })
  expect((await home()).hero.title).toBe(hero.title)
  const { href } = (await call(editor, 'POST', '/staff/home/preview')).body.payload
  const preview = new URL(href).searchParams.get('preview') ?? ''
  expect((await call(null, 'GET', `/content/home?preview=${preview}`)).body.payload.hero.title).toBe('Atelier Ondine')
  expect((await call(null, 'GET', '/content/home?preview=faux')).body.payload.hero.title).toBe(hero.title)
  expect((await call(editor, 'POST', '/staff/home/publish', { version: before.version })).status).toBe(409)
  expect((await publish()).body.payload).toMatchObject({ changed: false })
  expect((await home()).hero.title).toBe('Atelier Ondine')
  await save({ hero: { ...hero, title: 'Autrement' } })
  await publish()
  const { payload, page } = (await call(editor, 'GET', '/staff/home/revisions')).body
  expect([payload[0].title, payload[1].title, page.total, payload[0].by]).toEqual([
    'Autrement',
    'Atelier Ondine',
    2,
    'Sophie',
  ])
  const restored = await call(editor, 'POST', `/staff/home/revisions/${payload[1].n}/restore`)
  expect(restored.body.payload).toMatchObject({ changed: true, hero: { title: 'Atelier Ondine' } })
})

test('the draft can be saved back as it was read; an outdated version is refused', async () => {
  const whole = await draft()
  expect((await call(editor, 'PUT', '/staff/home', whole)).status).toBe(200)
  const outdated = await call(editor, 'PUT', '/staff/home', whole)
  expect([outdated.status, outdated.body.violations[0].property]).toEqual([409, 'version'])
  expect((await save({ closing: { title: 'Fin', text: '<h2>Titre</h2>' } })).body.violations[0].property).toBe(
    'closing.text',
  )
  const refused = await call(member, 'GET', '/staff/home')
  expect([refused.status, (await call(null, 'GET', '/staff/home')).status]).toEqual([403, 401])
})

test('sections are shown in the owner’s order unless hidden or empty', async () => {
  const { order } = await draft()
  await save({ steps: [], hidden: ['exchange', 'questions', 'closing', 'themes'], order: [...order].reverse() })
  await publish()
  const shown = await home()
  expect([shown.steps, shown.questions, shown.closing, shown.themes]).toEqual([[], [], null, []])
  expect(shown.sections).toEqual(['offer', 'magazine'])
})

test('a question about a fact that the site lacks is left out', async () => {
  await save({
    hidden: [],
    questions: [
      { question: 'Combien ?', answer: '<p>{{formule.prix}}</p>' },
      { question: 'Qui ?', answer: '<p>{{editeur.nom}} &amp; Cie</p>' },
    ],
  })
  await publish()
  expect((await home()).questions).toEqual([{ question: 'Combien ?', answer: expect.stringContaining('39,90') }])
})

async function invited(): Promise<string> {
  expect((await call(admin, 'POST', `/staff/members/${member.uid}/invite-voice`)).status).toBe(202)
  const mail = (await app.mailsTo(member.email)).at(-1)
  return /\/voices\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const words = { text: 'J’aime écrire le soir et trouver une réponse.', name: 'Camille', consent: true }

test('a member’s voice is shown as typed from approval until withdrawal', async () => {
  const token = await invited()
  expect((await call(null, 'GET', `/voices/${token}`)).body.payload).toMatchObject({ written: null, state: null })
  expect((await call(null, 'POST', `/voices/${token}`, { ...words, consent: false })).status).toBe(400)
  const hostile = { ...words, text: `${words.text} <script>alert(1)</script>` }
  const written = await call(null, 'POST', `/voices/${token}`, hostile)
  expect(written.status).toBe(201)
  expect((await call(null, 'POST', `/voices/${token}`, words)).status).toBe(409)
  expect((await home()).voices).toEqual([])
  const { uid } = written.body.payload
  expect((await call(editor, 'POST', `/staff/voices/${uid}/approve`)).status).toBe(403)
  expect((await call(admin, 'PATCH', `/staff/voices/${uid}`, { text: 'Autre', version: 1 })).status).toBe(405)
  expect((await call(admin, 'POST', `/staff/voices/${uid}/approve`)).body.payload).toMatchObject({
    state: 'approved',
    consent: expect.stringContaining('J’accepte'),
  })
  const [shown] = (await home()).voices
  expect(shown).toMatchObject({ text: hostile.text, name: 'Camille', example: false, source: 'invitation' })
  expect([shown.date, shown.consentAt, shown.memberSince]).not.toContain(null)
  const exported = await call(member, 'GET', `/users/${member.uid}/export`)
  expect(JSON.stringify(exported.body)).toContain('J’aime écrire le soir')
  expect((await call(null, 'DELETE', `/voices/${token}`)).status).toBe(204)
  expect((await home()).voices).toEqual([])
  expect((await call(null, 'DELETE', `/voices/${token}`)).status).toBe(404)
})

test('a picture of the home page is shown as used and cannot be deleted', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f9d5df' } })
    .png()
    .toBuffer()
  const uid = await importMedia(app.platform, app.platform.db, { bytes, name: 'Une fleur' })
  const remove = () => call(editor, 'DELETE', `/staff/media/${uid}?version=1`)
  const uses = async () => (await call(editor, 'GET', `/staff/media/${uid}/uses`)).body.payload
  expect(await uses()).toEqual([])
  await save({ hero: { ...(await draft()).hero, image: uid } })
  expect(await uses()).toEqual([{ kind: 'home', uid: 'home', title: 'Page d’accueil' }])
  expect((await remove()).status).toBe(409)
  await save({ hero: { ...(await draft()).hero, image: null } })
  expect((await remove()).status).toBe(204)
})

test('the portrait of a coach is shown as used and cannot be deleted', async () => {
  const coach = await createUser(app, 'Claire', 'coach')
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#b9c4ae' } })
    .png()
    .toBuffer()
  const uid = await importMedia(app.platform, app.platform.db, { bytes, name: 'Claire' })
  const { version } = (await call(admin, 'GET', `/staff/coach-profiles/${coach.uid}`)).body.payload
  const path = `/staff/coach-profiles/${coach.uid}`
  expect((await call(admin, 'PATCH', path, { portrait: uid, version })).status).toBe(200)
  const { payload } = (await call(editor, 'GET', `/staff/media/${uid}/uses`)).body
  expect(payload).toEqual([{ kind: 'coach', uid: coach.uid, title: 'Claire' }])
  expect((await call(editor, 'DELETE', `/staff/media/${uid}?version=1`)).status).toBe(409)
})

test('a declined voice is not shown; an unused link expires', async () => {
  const token = await invited()
  const { uid } = (await call(null, 'POST', `/voices/${token}`, words)).body.payload
  await call(admin, 'POST', `/staff/voices/${uid}/decline`)
  expect((await home()).voices).toEqual([])
  const late = await invited()
  app.clock.advance(31 * 86_400_000)
  expect((await call(null, 'POST', `/voices/${late}`, words)).status).toBe(404)
  // A voice can be withdrawn at any time.
  expect((await call(null, 'DELETE', `/voices/${token}`)).status).toBe(204)
})

describe('after a survey', () => {
  let coach: TestUser
  // Add the coach only now: the home page of the tests above has no coaches.
  beforeAll(async () => {
    coach = await createUser(app, 'Claire', 'coach')
  })
  const hour = 3_600_000
  /** Answers the survey of a new discussion of that member. */
  async function answerSurvey(who: TestUser, rating: number) {
    const session = async ({ email }: TestUser) =>
      (await app.call('POST', '/auth_check', { body: { identifier: email, password: 'petite-fleur-rose' } })).body
        .payload.token as string
    const body = { title: 'Un doute', message: 'Bonjour', coach: coach.uid }
    const token = await session(who)
    const { uid } = (await app.call('POST', '/support/coaching/tickets', { token, body })).body.payload
    await app.call('POST', `/staff/tickets/${uid}/messages`, {
      token: await session(coach),
      body: { message: 'Voilà' },
    })
    await app.call('POST', `/support/coaching/tickets/${uid}/close`, { token })
    app.clock.advance(25 * hour)
    await askOpinionsSweep.handle(app.platform)
    await app.settle()
    const mailed = (await app.mailsTo(who.email)).findLast(({ kind }) => kind === 'support.opinion-asked')
    const survey = /survey\?t=([\w-]+)/.exec(mailed?.text ?? '')?.[1]
    const answered = await app.call('POST', '/support/surveys/answer', { body: { token: survey, rating } })
    expect(answered.status).toBe(200)
    await app.settle()
    return (await app.mailsTo(who.email)).filter(({ kind }) => kind === 'site.voice-asked')
  }
  const tokenIn = (text = '') => /\/voices\/([\w-]+)/.exec(text)?.[1] ?? ''

  test('a satisfied member is asked for a voice only once', async () => {
    const zoe = await createUser(app, 'Zoé', 'vip')
    expect(await answerSurvey(zoe, 3)).toEqual([])
    const [asked] = await answerSurvey(zoe, 5)
    expect(asked?.text).not.toMatch(/coach|discussion|doute/i)
    expect(await answerSurvey(zoe, 4)).toHaveLength(1)
    const written = await call(null, 'POST', `/voices/${tokenIn(asked?.text)}`, words)
    expect(written.body.payload).toMatchObject({ source: 'survey' })
  })

  test('a satisfied member of staff is not asked', async () => {
    const colleague = await createUser(app, 'Nora', 'vip', 'support')
    expect(await answerSurvey(colleague, 5)).toEqual([])
  })

  test('a member who refused is neither asked nor invited again', async () => {
    const eva = await createUser(app, 'Eva', 'vip')
    const [asked] = await answerSurvey(eva, 5)
    const token = tokenIn(asked?.text)
    expect((await call(null, 'DELETE', `/voices/${token}`)).status).toBe(204)
    expect((await call(null, 'GET', `/voices/${token}`)).status).toBe(404)
    expect(await answerSurvey(eva, 5)).toHaveLength(1)
    const session = await app.call('POST', '/auth_check', {
      body: { identifier: admin.email, password: 'petite-fleur-rose' },
    })
    const invite = await app.call('POST', `/staff/members/${eva.uid}/invite-voice`, {
      token: session.body.payload.token,
    })
    expect([invite.status, invite.body.violations[0].property]).toEqual([409, 'uid'])
  })

  test('unused expired links are deleted; links of written voices stay', async () => {
    app.clock.advance(31 * 24 * hour)
    await unusedLinksSweep.handle(app.platform)
    const left = await rowsOf<{ digest: string }>(app.platform.db, sql`select digest from site_voice_invitations`)
    const written = await rowsOf<{ digest: string }>(app.platform.db, sql`select digest from site_voices`)
    expect(left.map(({ digest }) => digest).toSorted()).toEqual(written.map(({ digest }) => digest).toSorted())
    expect(left.length).toBeGreaterThan(0)
  })
})

test('example voices are shown only by the demo', async () => {
  const { platform } = app
  await putExampleVoice(platform.db, { name: 'Inès', detail: '', text: 'Un exemple.', date: platform.clock.now() })
  const shownBy = async (demo: boolean) => {
    const voices = await listShownVoices({ config: { ...platform.config, demo } }, platform.db)
    return voices.map(({ name }) => name)
  }
  expect([await shownBy(true), await shownBy(false)]).toEqual([['Inès'], []])
})
