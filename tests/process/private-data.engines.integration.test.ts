import { spawnSync } from 'node:child_process'
import { chmod, chown, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { type ServerProcess, type SpawnOptions, spawnServer, waitUntilReady } from '../fixtures/process.ts'

const stranger = 65534

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'private-'))
})
afterEach(async () => {
  await server?.stop('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(options: SpawnOptions): Promise<ServerProcess> {
  server = await spawnServer({ DATA_DIR: dataDir, DEMO: '1' }, options)
  await waitUntilReady(server)
  return server
}

/** DATA_DIR and its entries, if their mode is not the private one. */
async function openToOthers(): Promise<string[]> {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))]
  const found = await Promise.all(
    names.map(async (name) => {
      const entry = await lstat(path.join(dataDir, name)).catch(() => undefined)
      const wanted = entry?.isDirectory() ? 0o700 : 0o600
      return !entry || (entry.mode & 0o777) === wanted ? [] : [`${(entry.mode & 0o777).toString(8)} ${name}`]
    }),
  )
  return found.flat()
}

/** Opens `count` tickets, so that PostgreSQL's files grow. */
async function write(server: ServerProcess, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const body = { title: '[Autre]: x', message: 'x'.repeat(9000), email: `n${turn}@exemple.fr`, name: 'N' }
    const answer = await callApi(server.url, 'POST', '/support/contact/tickets', { body })
    expect(answer.status).toBe(201)
  }
}

describe.runIf(inject('engine') === 'pglite')('the content of DATA_DIR', () => {
  test('is made private at every start, even under umask 000', async () => {
    await chmod(dataDir, 0o777)
    const first = await start({ umask: '000' })
    await write(first, 5)
    expect(await openToOthers()).toEqual([])
    const held = await readdir(dataDir, { recursive: true })
    for (const part of ['database/PG_VERSION', 'keys/coaching.key', 'demo-password']) expect(held).toContain(part)
    expect(held.some((name) => name.startsWith('media/'))).toBe(true)
    await first.stop()

    const names = await readdir(dataDir, { recursive: true })
    for (const name of names) await chmod(path.join(dataDir, name), 0o777)
    await writeFile(path.join(dataDir, 'left-by-hand'), 'x')
    await chmod(path.join(dataDir, 'left-by-hand'), 0o644)
    const server = await start({ umask: '022' })
    expect(await openToOthers()).toEqual([])
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('now private'))
    expect(lines.map((line) => JSON.parse(line).mended)).toEqual([names.length + 1])
  })

  test('belongs to the user who starts the server, not to the user who built it', async (context) => {
    const asStranger = { uid: stranger, gid: stranger }
    const why =
      process.getuid?.() !== 0
        ? 'only root can start a process as another user'
        : spawnSync('test', ['-x', process.cwd()], asStranger).status !== 0 &&
          'the project’s folder is closed to others'
    if (why) {
      process.stdout.write(`skipped: ${why}\n`)
      return context.skip(why)
    }
    await chown(dataDir, stranger, stranger)
    const server = await start({ user: stranger, umask: '022' })
    await write(server, 1)
    expect(await openToOthers()).toEqual([])
    expect((await lstat(path.join(dataDir, 'database', 'PG_VERSION'))).uid).toBe(stranger)
    expect(await server.stop()).toBe(0)
  })
})
