import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../modules/support/fixtures/tickets.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../../fixtures/test-app.ts'
import { type Caller, callers, strangers } from './callers.ts'
import { type Operation, readOperations } from './operations.ts'
import { sendAs } from './requests.ts'
import { type Scene, secrets, setScene } from './scene.ts'
import { lineOf, readTable, verdictOf } from './table.ts'

const mailComesIn = { MAIL_REPLY_TO: 'reponse@exemple.fr', INBOUND_MAIL_SECRET: 'un secret pour le courrier entrant' }
const table = readTable()
let app: TestApp
let scene: Scene
let operations: Operation[]

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1', ...mailComesIn } })
  scene = await setScene(app)
  operations = await readOperations(app)
})
afterAll(() => app.close())

/** Texts that no answer to this caller may contain: conversations of others. */
function hiddenFrom(caller: Caller, { withReason }: Operation): string[] {
  const { contact, discussion, user } = secrets
  if (strangers.includes(caller)) return [contact, discussion, user]
  if (caller === 'link') return [discussion, user]
  if (caller === 'user') return [contact, discussion]
  if (caller === 'vip' || caller === 'coach') return [contact]
  const unlessWhy = withReason && (caller === 'other coach' || caller === 'admin') ? [] : [discussion]
  return caller === 'other coach' ? [contact, ...unlessWhy] : unlessWhy
}

async function verdict(operation: Operation, caller: Caller): Promise<string> {
  const answer: ApiAnswer = await sendAs(scene, operation, caller)
  const received = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  for (const hidden of hiddenFrom(caller, operation))
    expect(received, `${operation.name} tells ${caller}`).not.toContain(hidden)
  expect(answer.status, `${operation.name} as ${caller}: ${received}`).not.toBe(429)
  expect(answer.status, `${operation.name} as ${caller}: ${received}`).toBeLessThan(500)
  return verdictOf(answer.status)
}

async function verdicts(operation: Operation, asked: readonly Caller[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const caller of asked) found[caller] = await verdict(operation, caller)
  return found
}

/** Everything that two members and a contact can read of their own data. */
async function whatOwnersHave(): Promise<unknown[]> {
  const { people, links, tickets } = scene
  const reads = [people.user, people.vip].flatMap(({ uid, token }) => [
    app.call('GET', `/users/${uid}`, { token }),
    app.call('GET', `/users/${uid}/export`, { token }),
  ])
  const contact = app.call('GET', `/support/contact/tickets/${tickets.contact}`, { headers: links.link })
  const answers = await Promise.all([...reads, contact])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return answers.map(({ body }) => ({ ...body.payload, lastSeenDateTime: undefined }))
}

test('access.md has one line for every operation of the OpenAPI document', async () => {
  const unlisted = operations.filter(({ name }) => !table.has(name))
  const lines: string[] = []
  for (const operation of unlisted) {
    const answered = await verdicts(operation, callers)
    lines.push(lineOf(operation.name, Object.values(answered)))
  }
  const advice = `Add these lines to tests/contract/access/access.md, with what each caller SHOULD be told; now it is:\n${lines.join('\n')}\n`
  expect(lines, advice).toEqual([])
  const names = new Set(operations.map(({ name }) => name))
  expect(
    [...table.keys()].filter((name) => !names.has(name)),
    'lines without an operation',
  ).toEqual([])
})

const lines = [...table].map(([name, expected]) => ({ name, expected }))

async function expectLine(name: string, expected: Record<Caller, string>, asked: readonly Caller[]): Promise<void> {
  const operation = operations.find((one) => one.name === name)
  if (!operation) return
  const wanted = Object.fromEntries(asked.map((caller) => [caller, expected[caller]]))
  expect(await verdicts(operation, asked)).toEqual(wanted)
}

describe('a stranger', () => {
  let before: unknown[]
  beforeAll(async () => {
    await app.settle()
    before = await whatOwnersHave()
  })

  test.each(lines)('$name', ({ name, expected }) => expectLine(name, expected, strangers))

  test('a stranger changes none of the owners’ data', async () => {
    expect(await whatOwnersHave()).toEqual(before)
  })
})

describe('owners and staff', () => {
  const others = callers.filter((caller) => !strangers.includes(caller))
  test.each(lines)('$name', ({ name, expected }) => expectLine(name, expected, others))
})

test('a writer has access only to the writing tools of the back office', async () => {
  const { token } = await createUser(app, 'Zélie', 'user', 'writer')
  const asWriter: Scene = { ...scene, credentials: () => ({ token }) }
  const admitted: string[] = []
  for (const operation of operations.filter(({ path }) => path.startsWith('/staff/'))) {
    const { status } = await sendAs(asWriter, operation, 'editor')
    if (![401, 403, 404].includes(status)) admitted.push(operation.name)
  }
  const reads = ['Author', 'Category', 'Media', 'Page', 'Tag'].map((one) => `getStaff${one}`)
  const lists = ['Articles', 'Authors', 'Categories', 'Media', 'Pages', 'Tags'].map((many) => `listStaff${many}`)
  const checkedByBody = [
    'createArticleComment',
    'createStaffArticle',
    'duplicateArticle',
    'fetchStaffMedia',
    'notifyArticlePresence',
    'resolveArticleComment',
    'saveArticleDraft',
    'submitArticle',
    'uploadStaffMedia',
  ]
  const checkedByRow = ['changeStaffArticle', 'replaceStaffArticle']
  expect(admitted.sort()).toEqual(
    ['listArticlePresences', ...reads, ...lists, ...checkedByBody, ...checkedByRow].sort(),
  )
})
