import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type HouseProcess, spawnHouse, startHouseProcess } from '../fixtures/process.ts'

const password = 'un mot de passe de démonstration'
const json = { 'content-type': 'application/json' }

async function call(house: HouseProcess, method: string, url: string, token = '', body?: unknown) {
  const headers = { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${house.url}/api${url}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

const discussions = '/support/coaching/tickets'
const signIn = async (house: HouseProcess): Promise<string> =>
  (await call(house, 'POST', '/auth_check', '', { identifier: 'camille@exemple.fr', password })).body.payload.token

async function rotate(house: HouseProcess, env: Record<string, string>): Promise<void> {
  if (env.DATABASE_URL) {
    const node = path.resolve('node_modules/node/bin/node')
    const { stdout } = await promisify(execFile)(node, ['build/house/main.js', 'rotate-keys'], {
      env: { ...process.env, ...env },
    })
    expect(stdout).toContain('enveloppées à neuf')
    return
  }
  const before = house.output().split('enveloppées à neuf').length
  house.child.kill('SIGUSR2')
  await expect.poll(() => house.output().split('enveloppées à neuf').length, { timeout: 20_000 }).toBe(before + 1)
}

test('keys are rotated while discussions are opened, written and read; the former key reads nothing afterwards', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rotation-'))
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  const env = {
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PASSWORD: password,
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  const keyFile = path.join(dataDir, 'keys', 'coaching.key')
  let house = await startHouseProcess(env)
  const token = await signIn(house)
  const former = await readFile(keyFile, 'utf8')
  const written = new Map<string, string[]>()
  const unreadable: unknown[] = []
  let rotating = true
  const writing = (async () => {
    for (let count = 0; rotating; count += 1) {
      const opened = await call(house, 'POST', discussions, token, {
        title: `Un doute ${count}`,
        message: `${count} un`,
      })
      if (opened.status !== 201) unreadable.push(opened)
      const { uid } = opened.body.payload
      const sent = await call(house, 'POST', `${discussions}/${uid}/messages`, token, { message: `${count} deux` })
      const read = await call(house, 'GET', `${discussions}/${uid}`, token)
      if (sent.status !== 201 || read.status !== 200) unreadable.push(sent, read)
      written.set(uid, [`${count} un`, `${count} deux`])
    }
  })()
  for (let turn = 0; turn < 3; turn += 1) await rotate(house, env)
  rotating = false
  await writing
  expect(unreadable).toEqual([])
  expect(written.size).toBeGreaterThan(0)
  const keys = (await readFile(keyFile, 'utf8')).trim().split('\n')
  expect(keys).toHaveLength(4)
  await house.stop()

  await writeFile(keyFile, `${keys[0]}\n`)
  house = await startHouseProcess(env)
  for (const [uid, words] of written) {
    const { payload } = (await call(house, 'GET', `${discussions}/${uid}`, token)).body
    expect(payload.messages.map(({ content }: { content: string }) => content)).toEqual(words)
  }
  await house.stop()

  await writeFile(keyFile, `${former.trim()}\n${keys.slice(1).join('\n')}\n`)
  house = await spawnHouse(env)
  await expect.poll(() => house.output(), { timeout: 30_000 }).toContain('key of the coaching discussions is missing')
  await expect
    .poll(async () => (await fetch(`${house.url}/api/formulas/default`)).status, { timeout: 30_000 })
    .toBe(200)
  expect((await fetch(`${house.url}/readyz`)).status).toBe(503)
  for (const uid of written.keys()) expect((await call(house, 'GET', `${discussions}/${uid}`, token)).status).toBe(503)
  await house.stop()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
}, 180_000)
