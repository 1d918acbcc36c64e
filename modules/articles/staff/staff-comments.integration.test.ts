import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArticlePresence, CommentThread } from '../../../contracts/articles/staff-comments.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createAccount, findUser, type User } from '../../accounts/index.ts'
import { createStaffArticle, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createAuthor, createCategory, eraseWriting, exportWriting } from '../index.ts'

interface Colleague {
  uid: string
  email: string
  name: string
  token: string
}

let app: TestApp
let sophie: Colleague
let ines: Colleague
let writer: Colleague
let otherWriter: Colleague

async function colleague(name: string, ...roles: Role[]): Promise<Colleague> {
  const email = `${randomUUID()}@exemple.fr`
  const password = 'un mot de passe'
  const { uid } = await createAccount(app.platform, app.platform.db, { email, password, name, roles })
  const answer = await app.call('POST', '/auth_check', { body: { identifier: email, password } })
  return { uid, email, name, token: answer.body.payload.token }
}

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  await createAuthor(app.platform, app.platform.db, { name: 'Claire Vasseur' })
  await createCategory(app.platform, app.platform.db, { name: 'Vie' })
  sophie = await colleague('Sophie Lemaire', 'editor')
  ines = await colleague('Inès Roche', 'admin')
  writer = await colleague('Maud Petit', 'writer')
  otherWriter = await colleague('Zoé Blanc', 'writer')
})
afterAll(() => app.close())

const anchor = { exact: 'dix minutes', prefix: 'Marcher ', suffix: ' suffit.', start: 8 }
const call = ({ token }: Colleague, method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token, body })
const threadsOf = async (uid: string): Promise<CommentThread[]> =>
  (await call(sophie, 'GET', `/${uid}/comments`)).body.payload
const draftOf = async (who: Colleague, title: string) => (await createStaffArticle(app, who.token, { title })).uid
async function comment(who: Colleague, uid: string, body: object): Promise<CommentThread> {
  app.clock.advance(1000)
  const answer = await call(who, 'POST', `/${uid}/comments`, body)
  expect([answer.status, answer.body.violations]).toEqual([201, undefined])
  return answer.body.payload
}

test('a comment opens a thread at a passage; an answer reopens a resolved thread', async () => {
  const uid = await draftOf(sophie, 'Marcher')
  const { uid: thread } = await comment(sophie, uid, { content: 'Vraiment dix\u202f?', anchor })
  app.clock.advance(1000)
  const resolved = await call(ines, 'POST', `/${uid}/comments/${thread}/resolve`, { resolved: true })
  expect(resolved.body.payload.resolved).toEqual({
    by: { uid: ines.uid, name: ines.name },
    date: app.clock.now().toISOString(),
  })
  await comment(ines, uid, { content: 'Au moins.', thread })
  expect(await threadsOf(uid)).toMatchObject([
    {
      uid: thread,
      anchor,
      resolved: null,
      comments: [
        { author: { name: sophie.name }, content: 'Vraiment dix\u202f?' },
        { author: { name: ines.name }, content: 'Au moins.' },
      ],
    },
  ])
})

test('a comment moves with its passage when its article’s working copy is saved', async () => {
  const uid = await draftOf(sophie, 'Bouger')
  const { uid: thread } = await comment(sophie, uid, { content: 'Ici', anchor })
  const { uid: whole } = await comment(sophie, uid, { content: 'En général' })
  const elsewhere = await draftOf(sophie, 'Ailleurs')
  const { uid: foreign } = await comment(sophie, elsewhere, { content: 'Là', anchor })
  const moved = { ...anchor, start: 400, prefix: 'Plus bas, ' }
  const text = { title: 'Bouger', excerpt: '', content: '<p>Bouger</p>', version: 1 }
  const anchors = [thread, whole, foreign].map((one) => ({ thread: one, anchor: moved }))
  expect((await call(sophie, 'PUT', `/${uid}/draft`, { ...text, anchors })).status).toBe(200)
  expect((await threadsOf(uid)).map(({ anchor }) => anchor)).toEqual([moved, null])
  expect((await threadsOf(elsewhere)).map(({ anchor }) => anchor)).toEqual([anchor])
})

test('a comment mails each mentioned colleague once, except the author', async () => {
  const uid = await draftOf(writer, 'Ce que l’on mange')
  const content = '@Sophie Lemaire et @Maud Petit, voyez ce passage.'
  const mentions = [sophie.uid, writer.uid, sophie.uid]
  const { uid: thread, comments } = await comment(writer, uid, { content, mentions })
  expect(comments[0]?.mentions.map(({ name }) => name).sort()).toEqual(['Maud Petit', 'Sophie Lemaire'])
  const mails = (await app.mailsTo(sophie.email)).filter(({ kind }) => kind === 'articles.mentioned')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('voyez ce passage')
  expect(mails[0]?.text).toContain(`/admin/articles/${uid}?remarque=${thread}`)
  expect((await app.mailsTo(writer.email)).filter(({ kind }) => kind === 'articles.mentioned')).toEqual([])
})

test('a comment cannot mention someone who may not read the text', async () => {
  const uid = await draftOf(writer, 'À relire')
  const people = (await call(writer, 'GET', `/${uid}/people`)).body.payload.map(({ name }: { name: string }) => name)
  expect(people).toEqual(['Inès Roche', 'Maud Petit', 'Sophie Lemaire'])
  const refused = await call(writer, 'POST', `/${uid}/comments`, {
    content: 'Zoé\u202f?',
    mentions: [otherWriter.uid],
  })
  expect(violationsOf(refused)).toEqual([400, ['mentions/invalid']])
  expect(await threadsOf(uid)).toEqual([])
})

test('another writer cannot read, write or delete a comment by any article', async () => {
  const uid = await draftOf(writer, 'Le sien')
  const { uid: thread } = await comment(writer, uid, { content: 'Une question' })
  const elsewhere = await draftOf(otherWriter, 'L’autre')
  expect((await call(otherWriter, 'GET', `/${uid}/comments`)).status).toBe(403)
  expect((await call(otherWriter, 'POST', `/${uid}/comments`, { content: 'Non' })).status).toBe(403)
  expect((await call(otherWriter, 'POST', `/${elsewhere}/comments`, { content: 'Non', thread })).status).toBe(404)
  expect((await call(otherWriter, 'DELETE', `/${elsewhere}/comments/${thread}`)).status).toBe(404)
  expect((await call(sophie, 'POST', `/${uid}/comments`, { content: ' ' })).status).toBe(400)
  const placed = await call(sophie, 'POST', `/${uid}/comments`, { content: 'Non', thread, anchor })
  expect(violationsOf(placed)).toEqual([400, ['anchor/invalid']])
})

test('a comment can be deleted by its author until answered, by an editor always', async () => {
  const uid = await draftOf(writer, 'Effacer')
  const first = await comment(writer, uid, { content: 'Un essai' })
  expect((await call(writer, 'DELETE', `/${uid}/comments/${first.uid}`)).status).toBe(204)
  const { uid: thread } = await comment(writer, uid, { content: 'Un autre' })
  const { comments } = await comment(sophie, uid, { content: 'Oui', thread })
  expect((await call(writer, 'DELETE', `/${uid}/comments/${comments[1]?.uid}`)).status).toBe(403)
  expect((await call(writer, 'DELETE', `/${uid}/comments/${thread}`)).status).toBe(409)
  expect((await call(ines, 'DELETE', `/${uid}/comments/${thread}`)).status).toBe(204)
  expect(await threadsOf(uid)).toEqual([])
})

test('a comment stays but loses the name of a colleague whose account is erased', async () => {
  const { db } = app.platform
  const leaving = await colleague('Anne Durand', 'editor')
  const uid = await draftOf(sophie, 'Au revoir')
  await comment(leaving, uid, { content: 'Je pars.' })
  await comment(sophie, uid, { content: 'Merci @Anne Durand\u202f!', mentions: [leaving.uid] })
  expect(await exportWriting(db, leaving.uid)).toMatchObject({ comments: [{ article: uid, content: 'Je pars.' }] })
  await eraseWriting(db, (await findUser(db, leaving.uid)) as User)
  expect(await threadsOf(uid)).toMatchObject([
    { comments: [{ author: { name: 'Ancienne collègue' }, content: 'Je pars.' }] },
    { comments: [{ content: 'Merci @Ancienne collègue\u202f!', mentions: [] }] },
  ])
})

describe('presence', () => {
  const here = async (who: Colleague, uid: string, state = 'open') =>
    (await call(who, 'POST', `/${uid}/presence`, { state })).body.payload
  const listed = async (who: Colleague, uid: string): Promise<ArticlePresence[]> => {
    const { body } = await app.call('GET', '/staff/article-presences', { token: who.token })
    return body.payload.find(({ article }: { article: string }) => article === uid)?.people ?? []
  }

  test('presence shows who is reading or writing the article until they leave', async () => {
    const uid = await draftOf(sophie, 'À deux')
    await here(sophie, uid)
    expect((await here(ines, uid)).others).toEqual([{ uid: sophie.uid, name: sophie.name, state: 'reading' }])
    await call(sophie, 'POST', `/${uid}/lock`, {})
    expect((await here(ines, uid)).others).toEqual([{ uid: sophie.uid, name: sophie.name, state: 'writing' }])
    await call(sophie, 'DELETE', `/${uid}/lock`)
    await here(sophie, uid, 'left')
    expect((await here(ines, uid)).others).toEqual([])
    expect(await listed(sophie, uid)).toEqual([{ uid: ines.uid, name: ines.name, state: 'reading' }])
    app.clock.advance(40_001)
    expect(await listed(sophie, uid)).toEqual([])
  })

  test('presence is visible to writers in their own articles only', async () => {
    const uid = await draftOf(sophie, 'Pas à elle')
    const ownDraft = await draftOf(writer, 'À elle')
    await here(ines, uid)
    await here(ines, ownDraft)
    expect(await listed(writer, uid)).toEqual([])
    expect(await listed(writer, ownDraft)).toMatchObject([{ name: ines.name }])
    expect((await call(writer, 'POST', `/${uid}/presence`, { state: 'open' })).status).toBe(403)
  })

  test('presence announces added and resolved comments', async () => {
    const uid = await draftOf(sophie, 'Nouveautés')
    const stamps = [(await here(sophie, uid)).comments]
    const { uid: thread } = await comment(ines, uid, { content: 'Une remarque' })
    stamps.push((await here(sophie, uid)).comments)
    await call(ines, 'POST', `/${uid}/comments/${thread}/resolve`, { resolved: true })
    stamps.push((await here(sophie, uid)).comments)
    expect(new Set(stamps).size).toBe(3)
    expect((await here(sophie, uid)).comments).toBe(stamps[2])
  })
})
