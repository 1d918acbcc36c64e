import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '../../platform/config/index.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { rotateCoachingKeys } from './index.ts'

let first: TestApp
let restarted: TestApp | undefined
let camille: TestUser
let uid: string
let keyFile: string

beforeEach(async () => {
  first = await createTestApp({ env: { DEMO: '1' } })
  keyFile = path.join(first.platform.config.dataDir, 'keys', 'coaching.key')
  camille = await createUser(first, 'Camille', 'vip')
  const opened = await first.call('POST', '/support/coaching/tickets', {
    token: camille.token,
    body: { title: 'Un doute', message: 'avant' },
  })
  uid = opened.body.payload.uid
})
afterEach(async () => {
  await restarted?.close()
  restarted = undefined
  await first.close()
})

/** Another process on the same database and folder, which reads the key file as it is now. */
async function restart(): Promise<TestApp> {
  restarted = await createTestApp({ beside: first, workers: false })
  return restarted
}
const readyStatus = async (app: TestApp) => (await app.fastify.inject('/readyz')).statusCode
const read = (app: TestApp) => app.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })

test('without the key, discussions and /readyz return 503; other calls work', async () => {
  await rm(keyFile)
  const app = await restart()
  expect(existsSync(keyFile)).toBe(false)
  expect(await readyStatus(app)).toBe(503)
  const answers = [
    await read(app),
    await app.call('GET', '/support/coaching/tickets', { token: camille.token }),
    await app.call('POST', '/support/coaching/tickets', {
      token: camille.token,
      body: { title: 'Un autre', message: 'après' },
    }),
    await app.call('POST', `/support/coaching/tickets/${uid}/messages`, {
      token: camille.token,
      body: { message: 'après' },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [503, 'not-ready']))
  expect((await app.call('GET', '/formulas/default')).status).toBe(200)
  expect((await app.call('GET', '/support/contact/tickets')).status).toBe(401)
  expect(existsSync(keyFile)).toBe(false)
})

test('a restored key file makes the process ready again without a restart', async () => {
  await rename(keyFile, `${keyFile}.away`)
  const app = await restart()
  expect(await readyStatus(app)).toBe(503)
  await rename(`${keyFile}.away`, keyFile)
  expect(await readyStatus(app)).toBe(200)
  expect((await read(app)).body.payload.messages[0].content).toBe('avant')
})

test('another installation’s key counts as missing; rotation writes nothing', async () => {
  const other = `${Buffer.alloc(32, 7).toString('base64url')}\n`
  await writeFile(keyFile, other)
  const app = await restart()
  expect(await readyStatus(app)).toBe(503)
  expect((await read(app)).status).toBe(503)
  await expect(rotateCoachingKeys(app.platform)).rejects.toThrow(ConfigError)
  expect(await readFile(keyFile, 'utf8')).toBe(other)
})

test('a new key replaces a lost one if no encrypted discussion is left', async () => {
  await first.platform.db.execute('delete from coaching_discussion_keys')
  await rm(keyFile)
  const app = await restart()
  expect(existsSync(keyFile)).toBe(true)
  expect(await readyStatus(app)).toBe(200)
})
