import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { requestErasure } from '../accounts/index.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from '../coaching/fixtures/coaching-app.ts'
import {
  createContactTicket,
  createUser,
  type OpenedTicket,
  randomEmail,
  type TestUser,
} from '../support/fixtures/tickets.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
let readers: Record<'editor' | 'claire' | 'nadia' | 'julie' | 'owner', TestUser>
let camille: TestUser
beforeAll(async () => {
  const opened = await openCoachingApp()
  ;({ app, camille } = opened)
  readers = {
    editor: await createUser(app, 'Paul', 'editor'),
    claire: opened.claire,
    nadia: opened.nadia,
    julie: await createUser(app, 'Julie', 'support'),
    owner: await createUser(app, 'Ada', 'admin'),
  }
})
afterAll(() => app.close())

const call = ({ token }: TestUser, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, body })
async function done(who: TestUser, method: string, path: string, body?: unknown) {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return answer.body.payload
}
const note = (who: TestUser, uid: string, message: string) =>
  done(who, 'POST', `/staff/tickets/${uid}/messages`, { message, internal: true })
const answer = (who: TestUser, uid: string, message: string) =>
  done(who, 'POST', `/staff/tickets/${uid}/messages`, { message })
const takeBack = (who: TestUser, uid: string, message: string) =>
  done(who, 'DELETE', `/staff/tickets/${uid}/messages/${message}`)

/**
 * Searches as that reader. Returns `list` or `-` for the search of all conversations, then the number of messages found within
 * this one. The status of a refusal replaces either part.
 */
async function foundBy(who: TestUser, uid: string, word: string): Promise<string> {
  const list = await call(who, 'GET', `/staff/tickets?q=${word}`)
  const inside = await call(who, 'GET', `/staff/tickets/${uid}/messages?q=${word}`)
  const listed =
    list.status === 200
      ? list.body.payload.some((ticket: { uid: string }) => ticket.uid === uid)
        ? 'list'
        : '-'
      : list.status
  return `${listed} ${inside.status === 200 ? inside.body.payload.length : inside.status}`
}

async function rowOf(uid: string, word: string): Promise<string[]> {
  const cells: string[] = []
  for (const who of Object.values(readers)) cells.push(await foundBy(who, uid, word))
  return cells
}

/** Creates the request or discussion that the key describes, containing the word. */
const scenes: Readonly<Record<string, (word: string) => Promise<string>>> = {
  async 'request, by its message'(message) {
    return (await createContactTicket(app, { message })).uid
  },
  async 'request, by a note'(word) {
    const { uid } = await createContactTicket(app)
    await note(readers.julie, uid, word)
    return uid
  },
  async 'request, by an answer taken back'(word) {
    const { uid } = await createContactTicket(app)
    await takeBack(readers.julie, uid, (await answer(readers.julie, uid, word)).uid)
    return uid
  },
  async 'request handed on to a colleague'(message) {
    const { uid } = await createContactTicket(app, { message })
    const colleague = await createUser(app, 'Lou', 'support')
    await done(readers.julie, 'PATCH', `/staff/tickets/${uid}`, { assignee: colleague.uid, version: 1 })
    return uid
  },
  async 'request merged into another, by its own words'(message) {
    const email = randomEmail()
    const from = await createContactTicket(app, { email, message })
    const into = await createContactTicket(app, { email })
    await done(readers.julie, 'POST', `/staff/tickets/${from.uid}/merge`, { into: into.uid, version: 1 })
    return into.uid
  },
  async 'request that was merged into another'(message) {
    const email = randomEmail()
    const from = await createContactTicket(app, { email, message })
    const into = await createContactTicket(app, { email })
    await done(readers.julie, 'POST', `/staff/tickets/${from.uid}/merge`, { into: into.uid, version: 1 })
    return from.uid
  },
  async 'request of an erased person'(message) {
    const { uid, email } = await createContactTicket(app, { message })
    await done(readers.julie, 'POST', `/staff/tickets/${uid}/erase-contact`, { email })
    return uid
  },
  'discussion of Claire, by its message': (message) => createDiscussion(app, camille, readers.claire, { message }),
  'discussion of Claire, by its title': (title) => createDiscussion(app, camille, readers.claire, { title }),
  async 'discussion of Claire, by a note'(word) {
    const uid = await createDiscussion(app, camille, readers.claire)
    await note(readers.claire, uid, word)
    return uid
  },
  async 'discussion of Claire, by an answer taken back'(word) {
    const uid = await createDiscussion(app, camille, readers.claire)
    await takeBack(readers.claire, uid, (await answer(readers.claire, uid, word)).uid)
    return uid
  },
  async 'discussion handed on to Nadia'(message) {
    const uid = await createDiscussion(app, camille, readers.claire, { message })
    const proposal = { coach: readers.nadia.uid, version: 1 }
    const transfer = await done(readers.claire, 'POST', `/staff/tickets/${uid}/transfers`, proposal)
    await done(camille, 'POST', `${discussionsPath}/${uid}/transfers/${transfer.uid}/accept`)
    return uid
  },
  async 'discussion that nobody has taken'(message) {
    return (await done(camille, 'POST', discussionsPath, { title: 'Un doute', message })).uid
  },
  async 'discussion of an erased member'(message) {
    const zoe = await createUser(app, 'Zoé', 'vip')
    const uid = await createDiscussion(app, zoe, readers.claire, { message })
    await requestErasure(app.platform.db, app.clock, zoe.uid, app.clock.now())
    await eraseDueAccounts(app.platform)
    return uid
  },
  async 'discussion without the consent of its member'(message) {
    const zoe = await createUser(app, 'Zoé', 'vip')
    const uid = await createDiscussion(app, zoe, readers.claire, { message })
    await done(zoe, 'DELETE', `/users/${zoe.uid}/consents/coaching`)
    return uid
  },
}

test('Search finds exactly what each role may read', async () => {
  const found: Record<string, string[]> = {}
  for (const [place, [scene, open]] of Object.entries(scenes).entries()) {
    const word = `mot${String.fromCodePoint(97 + place).repeat(9)}`
    found[scene] = await rowOf(await open(word), word)
  }
  const editor = '403 403'
  // The coach of a discussion finds it; others need a reason to read it, and the help desk never may.
  const ofClaire = [editor, 'list 1', '- 403', '- 403', '- 403']
  const ofHelpDesk = [editor, '- 403', '- 403', 'list 1', 'list 1']
  const goneAtHelpDesk = [editor, '- 403', '- 403', '- 0', '- 0']
  const gone = [editor, '- 404', '- 404', '- 404', '- 404']
  expect(found).toEqual({
    'request, by its message': ofHelpDesk,
    'request, by a note': ofHelpDesk,
    'request, by an answer taken back': goneAtHelpDesk,
    'request handed on to a colleague': ofHelpDesk,
    'request merged into another, by its own words': ofHelpDesk,
    // Its URL opens the request that it was merged into, so the search covers that request's messages.
    'request that was merged into another': ofHelpDesk.with(3, '- 1').with(4, '- 1'),
    'request of an erased person': gone,
    'discussion of Claire, by its message': ofClaire,
    'discussion of Claire, by its title': ofClaire.with(1, 'list 0'),
    'discussion of Claire, by a note': ofClaire,
    'discussion of Claire, by an answer taken back': [editor, '- 0', '- 403', '- 403', '- 403'],
    'discussion handed on to Nadia': [editor, '- 403', 'list 1', '- 403', '- 403'],
    'discussion that nobody has taken': [editor, '- 1', '- 1', '- 403', '- 403'],
    'discussion of an erased member': gone,
    'discussion without the consent of its member': [editor, '- 403', '- 403', '- 403', '- 403'],
  })
})

test('A mailed link finds only tickets of its own address, not the person’s other ones', async () => {
  const word = 'pangolin'
  const [one, two] = [
    await createContactTicket(app, { message: word }),
    await createContactTicket(app, { message: word }),
  ]
  const { julie, owner } = readers
  const contactOf = async ({ uid }: OpenedTicket) => (await done(julie, 'GET', `/staff/tickets/${uid}`)).contact.uid
  const link = { contact: await contactOf(two), version: 1 }
  await done(julie, 'POST', `/staff/contacts/${await contactOf(one)}/same-person`, link)
  for (const who of [julie, owner]) {
    expect(await rowOf(one.uid, word)).toEqual(await rowOf(two.uid, word))
    const listed = (await done(who, 'GET', `/staff/tickets?q=${word}`)).map(({ uid }: { uid: string }) => uid)
    expect(listed.sort()).toEqual([one.uid, two.uid].sort())
  }
  for (const [holder, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const search = (uid: string) =>
      app.call('GET', `/support/contact/tickets/${uid}/messages?q=${word}`, { headers: holder.headers })
    expect((await search(holder.uid)).body.payload).toHaveLength(1)
    expect((await search(other.uid)).status).toBe(404)
  }
})

test('Members find no notes, no withdrawn answers and no discussions of others', async () => {
  const word = 'tamanoir'
  const lea = await createUser(app, 'Léa', 'vip')
  const { claire } = readers
  const uid = await createDiscussion(app, camille, claire)
  await note(claire, uid, word)
  await takeBack(claire, uid, (await answer(claire, uid, word)).uid)
  const listed = async (who: TestUser) => (await done(who, 'GET', `${discussionsPath}?q=${word}`)).length
  const inside = (who: TestUser) => call(who, 'GET', `${discussionsPath}/${uid}/messages?q=${word}`)
  expect([await listed(camille), (await inside(camille)).body.payload.length]).toEqual([0, 0])
  await done(camille, 'POST', `${discussionsPath}/${uid}/messages`, { message: word })
  expect([await listed(camille), (await inside(camille)).body.payload.length]).toEqual([1, 1])
  expect([await listed(lea), (await inside(lea)).status]).toEqual([0, 404])
})
