// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { DraftBase, DraftFields } from '../../admin/articles/editor/draft-calls.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { ArticleServer } from './fixtures/article-server.ts'
import { Client, waitUntilIdle, wordsOf } from './fixtures/client.ts'

const clients = new Map<string, Client>()
let server: ArticleServer

vi.mock(import('../../admin/articles/editor/draft-calls.ts'), async (importOriginal) => {
  const clientOf = (person: string) => clients.get(person) as Client
  return {
    ...(await importOriginal()),
    readDraft: (person) => clientOf(person).call(() => server.read()),
    saveDraft: (person, { anchors: _anchors, ...saved }) =>
      clientOf(person).call(() => server.save(person, saved as DraftFields, saved as DraftBase) as never),
  }
})

const acts = {
  write: (client: Client, word: string) => {
    if (server.isOthers(client.person)) return
    server.holder = client.person
    if (!client.window) client.open()
    if (client.write(word)) return
    // Presses the buttons of the notices: reload the text, or choose between two.
    if (client.window?.state.kind === 'locked') acts['take over'](client)
    client.decide()
    client.write(word)
  },
  'a quarter of a second': (client: Client) => client.wait(250),
  'a second': (client: Client) => client.wait(1000),
  'some seconds': (client: Client) => client.wait(5000),
  'the answer comes': (client: Client) => client.deliver('answered'),
  'the answer is lost': (client: Client) => client.deliver('answer lost'),
  'the request is lost': (client: Client) => client.deliver('lost'),
  'the browser is killed': (client: Client) => client.kill(false),
  'the browser is killed after it has sent': (client: Client) => client.kill(true),
  decide: (client: Client) => client.decide(),
  'the lock expires': () => {
    server.holder = null
  },
  'take over': (client: Client) => {
    server.holder = client.person
    client.kill(true)
    client.open()
  },
  publish: (client: Client) => server.publish(client.person),
}
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]
const often: Act[] = ['write', 'write', 'write', 'write', 'a second', 'the answer comes', 'a quarter of a second']
const step = fc.record({ who: fc.constantFrom('anne', 'zoé'), act: fc.constantFrom(...often, ...names) })

const everywhere = () => new Set([server.fields, ...storedCopies()].flatMap((fields) => wordsOf(fields)))
const storedCopies = () => [...clients.values()].flatMap(({ device }) => (device ? [device.fields] : []))

async function finish(client: Client): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    server.holder = client.person
    // Reopens a window that shows another's lock, as its button does.
    if (client.window?.state.kind === 'locked' || turn === 0) {
      client.kill(true)
      client.open()
    }
    client.decide()
    client.wait(5000)
    await waitUntilIdle()
    client.deliver('answered')
    await waitUntilIdle()
  }
}

const runs = Number(process.env.EDITOR_INTERLEAVINGS ?? 60)

test(`two editors and autosave lose no stored word in ${runs} sequences`, {
  timeout: scaleTimeout(600_000),
}, async () => {
  let words = 0
  const property = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
    server = new ArticleServer()
    for (const person of ['anne', 'zoé']) clients.set(person, new Client(person, server))
    const kept = new Set<string>()
    for (const [place, { who, act }] of steps.entries()) {
      const client = clients.get(who) as Client
      acts[act](client, `${who === 'anne' ? 'a' : 'z'}${place}`)
      await waitUntilIdle()
      for (const word of everywhere()) kept.add(word)
      const isKept = act === 'a second' || act === 'a quarter of a second'
      if (isKept) expect([...everywhere()]).toEqual(expect.arrayContaining(client.window?.words ?? []))
    }
    for (const client of [...clients.values(), ...clients.values()]) await finish(client)
    expect(wordsOf(server.fields)).toEqual(expect.arrayContaining([...kept]))
    words += kept.size
  })
  await fc.assert(property, { numRuns: runs })
  process.stdout.write(`sequences: ${runs}, words kept: ${words}, lost: 0\n`)
})
