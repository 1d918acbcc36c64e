import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { spawnServer, waitUntilReady } from '../fixtures/process.ts'

let env: Record<string, string>
let dataDir: string
let drop = async () => {}
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'owner-'))
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  if (database) drop = () => database.drop()
  env = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...(database ? { DATABASE_URL: database.url } : {}) }
})
afterAll(async () => {
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})

const setupOwner = (...given: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = ['build/server-bundle/main.js', 'setup-owner', ...given]
    const options = { env: { ...process.env, ...env } }
    const child = execFile(path.resolve('node_modules/node/bin/node'), args, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    )
    child.stdin?.end()
  })

/** Starts the product's server, requests /admin as a visitor and stops it. */
async function adminPage(beside = async () => {}): Promise<{ status: number; text: string; location: string | null }> {
  const server = await spawnServer(env, { bundle: 'product' })
  await waitUntilReady(server)
  await beside()
  const answer = await fetch(`${server.url}/admin`, { redirect: 'manual' })
  const text = await answer.text()
  await server.stop()
  return { status: answer.status, text, location: answer.headers.get('location') }
}

test('the setup command creates only one owner unless told to recover', async () => {
  const before = await adminPage()
  expect([before.status, before.text]).toEqual([503, expect.stringContaining('npm run setup-owner')])

  const nameless = await setupOwner('--email', 'ada@exemple.fr')
  expect([nameless.code, nameless.output]).toEqual([
    1,
    expect.stringMatching(/^--name must have 1 to 24 letters\..*\n$/),
  ])
  expect((await setupOwner('--mail', 'x')).output).toMatch(/^Unknown option.*Usage: setup-owner --email.*\n$/)

  const ada = ['--email', 'ada@exemple.fr', '--name', 'Ada']
  const made = await setupOwner(...ada)
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/\/reset-password\?token=[\w-]{43}\n$/)])
  const again = await setupOwner(...ada)
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^An admin exists already\..*--recover.*\n$/)])
  expect((await setupOwner(...ada, '--recover')).code).toBe(0)

  const after = await adminPage(async () => {
    const beside = await setupOwner(...ada)
    expect([beside.code, beside.output]).toEqual([1, again.output])
    const recovered = await setupOwner('--email', 'zoe@exemple.fr', '--name', 'Zoé', '--recover')
    expect([recovered.code, recovered.output]).toEqual([
      0,
      expect.stringContaining('zoe@exemple.fr sets their password'),
    ])
  })
  expect([after.status, after.location]).toEqual([302, '/login?redirect=%2Fadmin'])
})
