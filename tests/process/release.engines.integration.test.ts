import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { findFreePort } from '../fixtures/process.ts'

const run = promisify(execFile)
const mebibyte = 1024 * 1024
/** Packages that the server's bundle omits: a missing one would go unnoticed. */
const installed = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  'age-encryption',
  'imapflow',
  'pdfkit',
  'pino',
  'sharp',
  'stripe',
]

describe.runIf(inject('engine') === 'pglite')('a release', () => {
  let folder: string
  let root: string
  let said: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'release-'))
    const { stdout } = await run(process.execPath, ['scripts/release.mjs', folder], { maxBuffer: 64 * mebibyte })
    said = stdout
    root = path.join(folder, 'elsewhere')
    const { name, version } = (await import('../../package.json', { with: { type: 'json' } })).default
    await rename(path.join(folder, `${name}-${version}`), root)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Environment of a server without Node and without a compiler. */
  const env = () => ({
    PATH: '/usr/bin:/bin',
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
    ALLOW_SANDBOX: '1',
    BACKUP_PASSPHRASE: 'une phrase de passe',
  })
  const eclore = (...args: string[]) => run(path.join(root, 'bin/eclore'), args, { env: env() })

  test('is at most 250 MiB when unpacked', () => {
    const [, packed, unpacked] = /: (\d+) MiB, unpacked (\d+) MiB/.exec(said) ?? []
    expect(Number(packed)).toBeLessThan(100)
    expect(Number(unpacked)).toBeLessThanOrEqual(250)
  })

  test('contains every package that the bundle leaves out', async () => {
    const script = `for (const name of ${JSON.stringify(installed)}) await import(name)`
    const options = { cwd: root, env: env() }
    const { stderr } = await run(path.join(root, 'bin/node'), ['--input-type=module', '-e', script], options)
    expect(stderr).toBe('')
  })

  test('creates an owner and serves the site outside its build folder', async () => {
    expect((await eclore('check')).stdout).toContain('are in order')
    const { stdout } = await eclore('setup-owner', '--email', 'ada@exemple.fr', '--name', 'Ada')
    const token = /\?token=(\S+)/.exec(stdout)?.[1]
    const port = await findFreePort()
    const child = spawn(path.join(root, 'bin/eclore'), ['start'], { env: { ...env(), PORT: String(port) } })
    const url = `http://localhost:${port}`
    const statusOf = async (page: string) => {
      const answer = await fetch(`${url}${page}`, { redirect: 'manual' }).catch(() => undefined)
      return answer?.status
    }
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    for (const page of ['/', '/articles', '/login', '/api/docs', '/api/openapi.json']) {
      expect(await statusOf(page), page).toBe(200)
    }
    expect(await statusOf('/admin')).toBe(302)
    const body = { token, password: 'des pivoines au bord du canal' }
    const answer = await callApi(url, 'POST', '/reset-password/update', { body })
    expect(answer.status, 'the password is judged and set').toBe(200)
    const archive = path.join(folder, 'backup.tar.age')
    expect((await eclore('backup', archive)).stdout).toContain(`${archive}: `)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
