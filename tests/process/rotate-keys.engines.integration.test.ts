import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { callApi, signInAt } from '../fixtures/call-api.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type ServerProcess, spawnServer, startServerProcess } from '../fixtures/process.ts'

const password = 'un mot de passe de démonstration'
const discussions = '/support/coaching/tickets'

async function rotate(server: ServerProcess, env: Record<string, string>): Promise<void> {
  if (env.DATABASE_URL) {
    const node = path.resolve('node_modules/node/bin/node')
    const { stdout } = await promisify(execFile)(node, ['build/server-bundle/main.js', 'rotate-keys'], {
      env: { ...process.env, ...env, LOG_LEVEL: 'warn' },
    })
    expect(stdout).toMatch(/^The keys of \d+ discussions are wrapped anew\.\n$/)
    return
  }
  const before = server.output().split('wrapped anew').length
  server.child.kill('SIGUSR2')
  await expect.poll(() => server.output().split('wrapped anew').length).toBe(before + 1)
}

test('after keys rotate during use, the former key decrypts nothing', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rotation-'))
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  const env = {
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PASSWORD: password,
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  const keyFile = path.join(dataDir, 'keys', 'coaching.key')
  let server = await startServerProcess(env)
  const token = await signInAt(server.url, 'camille@exemple.fr', password)
  const call = (method: string, path: string, body?: object) => callApi(server.url, method, path, { token, body })
  const former = await readFile(keyFile, 'utf8')
  const written = new Map<string, string[]>()
  const unreadable: unknown[] = []
  let rotating = true
  const writing = (async () => {
    for (let count = 0; rotating; count += 1) {
      const opened = await call('POST', discussions, { title: `Un doute ${count}`, message: `${count} un` })
      if (opened.status !== 201) unreadable.push(opened)
      const { uid } = opened.body.payload
      const sent = await call('POST', `${discussions}/${uid}/messages`, { message: `${count} deux` })
      const read = await call('GET', `${discussions}/${uid}`)
      if (sent.status !== 201 || read.status !== 200) unreadable.push(sent, read)
      written.set(uid, [`${count} un`, `${count} deux`])
    }
  })()
  for (let turn = 0; turn < 3; turn += 1) await rotate(server, env)
  rotating = false
  await writing
  expect(unreadable).toEqual([])
  expect(written.size).toBeGreaterThan(0)
  const keys = (await readFile(keyFile, 'utf8')).trim().split('\n')
  expect(keys).toHaveLength(4)
  await server.stop()

  await writeFile(keyFile, `${keys[0]}\n`)
  server = await startServerProcess(env)
  for (const [uid, words] of written) {
    const { payload } = (await call('GET', `${discussions}/${uid}`)).body
    expect(payload.messages.map(({ content }: { content: string }) => content)).toEqual(words)
  }
  await server.stop()

  await writeFile(keyFile, `${former.trim()}\n${keys.slice(1).join('\n')}\n`)
  server = await spawnServer(env)
  await expect.poll(() => server.output()).toContain('key of the coaching discussions is missing')
  await expect.poll(async () => (await fetch(`${server.url}/api/formulas/default`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  for (const uid of written.keys()) expect((await call('GET', `${discussions}/${uid}`)).status).toBe(503)
  await server.stop()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})
