import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { callApi, signInAt } from '../fixtures/call-api.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'

const password = 'un mot de passe de démonstration'

/** Mounts a small disk on the folder. @returns the reason if this machine cannot */
function mountSmallDisk(folder: string): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return `no tmpfs can be mounted: ${String(error)}`
  }
}

/** Fills the disk to the last byte. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (let size = 1024 * 1024; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 16)) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size, 1))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

async function upload(server: ServerProcess, token: string): Promise<Response> {
  const noise = { width: 300, height: 300, channels: 3 } as const
  const picture = await sharp(randomBytes(270_000), { raw: noise }).png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bruit.png')
  return fetch(`${server.url}/api/staff/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

/** Saves random bytes, which do not compress: the log of the database grows by as much. */
const saveMetadata = (server: ServerProcess, token: string, uid: string) =>
  callApi(server.url, 'PUT', `/users/${uid}/metadata`, {
    token,
    body: { profile: { name: 'x' }, favorites: [], notes: randomBytes(40_000).toString('base64') },
  })

const uidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: string }).uid

async function partsBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))
}

test('a full disk refuses writes with 503 until space is freed', async (context) => {
  if (inject('engine') !== 'pglite') return context.skip('it is about the embedded database')
  const disk = await mkdtemp(path.join(os.tmpdir(), 'disk-'))
  const why = mountSmallDisk(disk)
  if (why) {
    process.stdout.write(`skipped: ${why}\n`)
    await rm(disk, { recursive: true })
    return context.skip(why)
  }
  const dataDir = path.join(disk, 'data')
  let server: ServerProcess | undefined
  try {
    server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1', DEMO_PASSWORD: password })
    const token = await signInAt(server.url, 'editor@exemple.fr', password)
    const uid = uidOf(token)
    expect((await saveMetadata(server, token, uid)).status).toBe(200)
    fill(path.join(disk, 'ballast'))

    const refused = await upload(server, token)
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'insufficient-storage' }])
    expect(await partsBelow(path.join(dataDir, 'media'))).toEqual([])
    let answer = await saveMetadata(server, token, uid)
    for (let turn = 0; turn < 1500 && answer.status === 200; turn += 1) answer = await saveMetadata(server, token, uid)
    expect([answer.status, answer.body]).toMatchObject([
      503,
      { code: 'insufficient-storage', message: expect.any(String), requestId: expect.any(String) },
    ])
    expect(answer.headers['retry-after']).toBe('60')
    expect((await fetch(`${server.url}/api/content/articles`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)

    await rm(path.join(disk, 'ballast'))
    const running = server
    await expect.poll(async () => (await saveMetadata(running, token, uid)).status).toBe(200)
    expect((await upload(server, token)).status).toBe(201)
    expect(await server.stop()).toBe(0)
    server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1', DEMO_PASSWORD: password })
    expect((await upload(server, await signInAt(server.url, 'editor@exemple.fr', password))).status).toBe(201)
  } finally {
    await server?.stop('SIGKILL')
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  }
})
