import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { Cache } from '../../platform/cache/index.ts'
import { readConfig } from '../../platform/config/index.ts'
import { silentLog } from '../../platform/log/index.ts'
import { type OpenPlatform, openPlatform } from '../../platform/open.ts'
import { createApp, type ServerApp } from '../../server/api/app.ts'
import { modules } from '../../server/modules.ts'
import { siteEnvironment } from '../../server/settings.ts'
import { registerSite } from '../../server/site.ts'
import { openTestDatabase, type TestDatabase } from '../fixtures/database.ts'

let dataDir: string
let database: TestDatabase
let open: OpenPlatform
let app: ServerApp['app']
let calls: ReturnType<typeof vi.spyOn>
let laterMilliseconds = 0
/** loads that the caches started, including background refreshes */
const loads: Promise<unknown>[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'page-burst-'))
  database = await openTestDatabase(inject('engine'))
  const env = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }
  const config = readConfig({ ...env, ...(database.url ? { DATABASE_URL: database.url } : {}) })
  open = await openPlatform(config, silentLog, modules, { database: database.handle })
  const server = await createApp(open.platform, modules)
  app = server.app
  await registerSite(server, open.platform, siteEnvironment(config, 'Ondine', false))
  await app.listen({ port: 0, host: '127.0.0.1' })
  calls = vi.spyOn(app, 'inject')
  const load = Cache.prototype.load
  vi.spyOn(Cache.prototype, 'load').mockImplementation(function (this: Cache<object>, key, make, left) {
    const noted: typeof make = (abandoned) => {
      const made = make(abandoned)
      loads.push(made)
      return made
    }
    return load.call(this, key, noted, left)
  })
  // On a slow machine, a burst takes longer than a page stays fresh: time passes only between bursts.
  const started = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => started + laterMilliseconds)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await open.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Each rendering of the page asks the API once for the list. */
const renderings = (): number =>
  calls.mock.calls.filter(([options]: unknown[]) =>
    String((options as { url?: string }).url).startsWith('/api/content/articles'),
  ).length

async function burst(): Promise<number> {
  const before = renderings()
  const { port } = app.server.address() as AddressInfo
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`http://127.0.0.1:${port}/articles`)))
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const page of pages) expect(page).toContain('</html>')
  await vi.waitFor(() => expect(renderings()).toBeGreaterThan(before))
  // Wait until background refreshes are cached: one that ends after the clock jump would count as fresh.
  await Promise.all(loads.splice(0))
  await setImmediate()
  return renderings() - before
}

async function changeContent(): Promise<void> {
  const arrived = Promise.withResolvers<unknown>()
  // The caches are invalidated before the subscribers are called.
  const unsubscribe = open.platform.events.subscribe('content', arrived.resolve)
  await open.platform.events.publish(open.platform.db, 'content', { kind: 'article', uid: 'a' })
  await arrived.promise
  unsubscribe()
}

test('200 concurrent requests render a page once, in every cache state', async () => {
  expect(await burst(), 'not cached').toBe(1)
  laterMilliseconds += 61_000
  expect(await burst(), 'just expired').toBe(1)
  laterMilliseconds += 3_600_000
  expect(await burst(), 'expired long ago').toBe(1)
  await changeContent()
  expect(await burst(), 'invalidated').toBe(1)
})
