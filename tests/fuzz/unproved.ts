import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'

const probe = new URL('./heap-probe.mjs', import.meta.url)
const atOnce = 8
const mebibyte = 1024 * 1024

/** Most memory that the server may keep for requests without proof, however many. MiB. */
export const mostKept = 64

const tiny = (count: number): string => {
  const prefix = randomBytes(2).toString('hex')
  return Array.from({ length: count }, (_, index) => `${index.toString(36)}${index === 0 ? prefix : ''}=`).join(';')
}

const claims = (padding: number): string => {
  const roles = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const exp = 4_000_000_000
  const identifier = `${randomBytes(padding / 2).toString('hex')}@exemple.fr`
  const body = { uid: randomUUID(), identifier, acl: roles, sid: randomUUID(), iat: 1, exp }
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${randomBytes(32).toString('base64url')}`
}

interface Unproved {
  target: string
  cookie: string
}

/** Cookies and addresses that a stranger sizes; each is sent once. */
export const unprovedRequests: Readonly<Record<string, () => Unproved>> = {
  'thousands of tiny cookies': () => ({ target: '/', cookie: `locale=fr;session=${claims(0)};${tiny(2800)}` }),
  'as many cookies as are accepted': () => ({ target: '/', cookie: `locale=fr;session=${claims(0)};${tiny(99)}` }),
  'a long cookie beside a session': () => ({
    target: '/',
    cookie: `locale=fr;session=${claims(0)}; a=${randomBytes(3600).toString('hex')}`,
  }),
  'a session of five thousand characters': () => ({ target: '/articles', cookie: `locale=fr;session=${claims(3400)}` }),
  'a long address': () => ({ target: `/${randomBytes(3500).toString('hex')}`, cookie: '' }),
  'a question': () => ({ target: `/articles?q=${randomBytes(4).toString('hex')}`, cookie: '' }),
  'a long question': () => ({ target: `/articles?q=${randomBytes(3500).toString('hex')}`, cookie: '' }),
  'a long page of a list': () => ({ target: `/articles.data?pages=${randomBytes(3000).toString('hex')}`, cookie: '' }),
}

export interface Kept {
  sent: number
  /** statuses and how often each was answered */
  statuses: Record<string, number>
  /** MiB that the server's memory holds more than before, after a collection */
  kept: number
  /** milliseconds until /healthz answered afterwards */
  healthMilliseconds: number
  /** what /healthz answered after the attack, and after a restart on the same data */
  health: [afterAttack: number, afterRestart: number]
}

function ask(agent: http.Agent, port: number, { target, cookie }: Unproved, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) }
    const request = http.get({ agent, port, path: target, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
  })
}

/** Sends that many requests that prove nothing to a server of its own. */
export async function floodUnproved(count: number, env: Record<string, string> = {}): Promise<Kept> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'heap-'))
  const file = path.join(folder, 'heap')
  const start = () =>
    startServerUnderTest({
      NODE_OPTIONS: `--import=${probe.href}`,
      HEAP_PROBE_FILE: file,
      DATA_DIR: path.join(folder, 'data'),
      ...env,
    })
  const healthOf = (port: number) => ask(new http.Agent(), port, { target: '/healthz', cookie: '' }, '10.1.1.1')
  const server = await start()
  const { child } = server.process
  const held = async (): Promise<number> => {
    rmSync(file, { force: true })
    child.kill('SIGUSR2')
    while (!existsSync(file)) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server died: ${server.process.output().slice(-2000)}`)
      await wait(20)
    }
    return Number(readFileSync(file, 'utf8')) / mebibyte
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const kinds = Object.values(unprovedRequests)
  const statuses: Record<string, number> = {}
  let sent = 0
  const work = async (limit: number) => {
    while (sent < limit) {
      const number = sent
      sent += 1
      const request = (kinds[number % kinds.length] as () => Unproved)()
      const status = await ask(agent, server.port, request, `10.7.${number % 250}.${number % 249}`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const sendUntil = (limit: number) => Promise.all(Array.from({ length: atOnce }, () => work(limit)))
  try {
    // Warm up: code compiled for the first requests of each kind does not count.
    await sendUntil(10 * kinds.length)
    const before = await held()
    await sendUntil(10 * kinds.length + count)
    const kept = (await held()) - before
    const started = performance.now()
    const afterAttack = await healthOf(server.port)
    const healthMilliseconds = Math.round(performance.now() - started)
    await server.stop('SIGKILL')
    const restarted = await start()
    const afterRestart = await healthOf(restarted.port).finally(() => restarted.stop('SIGKILL'))
    return { sent, statuses, kept: Math.round(kept), healthMilliseconds, health: [afterAttack, afterRestart] }
  } finally {
    agent.destroy()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
