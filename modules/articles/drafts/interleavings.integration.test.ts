import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createAccount } from '../../accounts/index.ts'
import { openContentApp, requiredFields } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory } from '../index.ts'
import { releaseLock, takeLock } from './lock-article.ts'
import { publishDraft } from './publish-draft.ts'
import { readDraft } from './read-draft.ts'
import { saveDraft } from './save-draft.ts'

/** A browser that edits the text: the content it shows, and the copy number and version it started from. */
interface Client {
  context: StaffContext<OpenedPlatform, Viewer>
  seen: { content: string; copy: number; version: number }
}

let app: TestApp
let people: Client['context'][]

async function contextOf(name: string): Promise<Client['context']> {
  const { platform } = app
  const email = `${name}@exemple.fr`
  const user = await createAccount(platform, platform.db, { email, name, roles: ['user', 'editor'] })
  const acl = { user: true, vip: false, coach: false, support: false, editor: true, admin: false }
  return { ports: platform, db: platform.db, actor: { uid: user.uid, identifier: email, acl, sid: user.uid } }
}

beforeAll(async () => {
  app = await openContentApp({ workers: false })
  await createAuthor(app.platform, app.platform.db, { name: 'Claire Vasseur' })
  await createCategory(app.platform, app.platform.db, { name: 'Vie' })
  people = [await contextOf('Anne'), await contextOf('Zoé')]
})
afterAll(() => app.close())

const acts = ['write', 'write', 'write', 'lock', 'take-over', 'release', 'publish', 'sleep'] as const
type Act = (typeof acts)[number]
/** The acting client; `both` act at the same moment. */
const step = fc.record({ who: fc.constantFrom('first', 'second', 'both'), act: fc.constantFrom(...acts) })

/** A conflict is a valid answer; any other error is a defect. */
async function unlessConflict(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return false
    throw error
  }
}

const contentOf = (html: string) => html.replaceAll(/<\/?p>/g, '')

async function look(client: Client, uid: string): Promise<void> {
  const { content, copy, version } = await readDraft(client.context, uid)
  client.seen = { content: contentOf(content), copy, version }
}

async function write(client: Client, uid: string, word: string, kept: Set<string>): Promise<void> {
  const { content, copy, version } = client.seen
  const longer = `${content} ${word}`
  const body = { title: 'Un texte', excerpt: '', content: `<p>${longer}</p>`, copy, version }
  const saved = await unlessConflict(async () => {
    client.seen = { content: longer, ...(await saveDraft(client.context, uid, body)) }
  })
  if (saved) kept.add(word)
  else await look(client, uid)
}

async function perform(client: Client, uid: string, act: Act, word: string, kept: Set<string>): Promise<void> {
  const { context, seen } = client
  if (act === 'write') return write(client, uid, word, kept)
  if (act === 'sleep') return void app.clock.advance(50_000)
  if (act === 'release') return releaseLock(context, uid)
  const done = await unlessConflict(async () => {
    if (act === 'publish') await publishDraft(context, uid, { version: seen.version })
    else await takeLock(context, uid, act === 'take-over')
  })
  if (done) await look(client, uid)
}

const asked = Number(process.env.EDITOR_INTERLEAVINGS ?? 0)

test('no saved word is lost, however two editors save, lock and publish', async () => {
  let articles = 0
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
    articles += 1
    const { platform } = app
    const uid = await createArticle(platform, platform.db, { ...requiredFields, title: `Texte ${articles}` })
    const clients = people.map((context): Client => ({ context, seen: { content: '', copy: 0, version: 1 } }))
    const kept = new Set<string>()
    for (const [place, { who, act }] of steps.entries()) {
      const acting = clients.filter((_, index) => who === 'both' || index === (who === 'first' ? 0 : 1))
      await Promise.all(acting.map((client, index) => perform(client, uid, act, `mot${place}x${index}${who}`, kept)))
    }
    const { content } = await readDraft(people[0] as Client['context'], uid)
    const words = contentOf(content).split(' ')
    expect([...kept].filter((word) => !words.includes(word))).toEqual([])
  })
  // Limited by time: a busy machine tries fewer sequences.
  await fc.assert(property, asked ? { numRuns: asked } : { numRuns: 40, interruptAfterTimeLimit: 10_000 })
  if (asked) process.stdout.write(`sequences of two editors: ${articles}, acknowledged words lost: 0\n`)
})
