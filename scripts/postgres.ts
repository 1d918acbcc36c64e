import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  /** of its maintenance database, as a superuser */
  url: string
  stop(): Promise<void>
}

const debianRoot = '/usr/lib/postgresql'

/** The folder that holds initdb and postgres, if this machine has them. */
export function findPostgres(): string | undefined {
  const debian = existsSync(debianRoot)
    ? readdirSync(debianRoot)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debianRoot, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...debian, ...onPath].find(
    (folder) => existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')),
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses to run as root: then it runs as nobody, who owns the folder. */
function identity(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 200) throw error
      await wait(50)
    }
  }
}

export interface OwnPostgres extends PostgresServer {
  /** of its first process */
  pid(): number
  /** ends it, as an administrator does who does not wait for sessions, and starts it again with what it holds */
  restart(): Promise<void>
}

/**
 * A throw-away server of our own; undefined where this machine has no PostgreSQL.
 * @param own settings of this server: `shared_buffers=1GB`
 */
export async function startOwnPostgres(own: readonly string[] = []): Promise<OwnPostgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  const who = identity()
  if ('uid' in who) chownSync(folder, who.uid as number, who.gid as number)
  const data = path.join(folder, 'data')
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const flags = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const common = ['fsync=off', 'full_page_writes=off', 'max_connections=400']
  const settings = [...common, ...own].flatMap((setting) => ['-c', setting])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const launch = () =>
    spawn(path.join(bin, 'postgres'), [...flags, ...settings], { ...who, cwd: folder, stdio: 'ignore' })
  let server = launch()
  await untilItAnswers(url)

  async function end(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  return {
    url,
    pid: () => server.pid as number,
    async restart() {
      await end()
      server = launch()
      await untilItAnswers(url)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A throw-away server for tests and benches, or the one DATABASE_URL names; undefined where there is none. */
export async function startPostgres(own: readonly string[] = []): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  return given ? { url: given, stop: async () => {} } : startOwnPostgres(own)
}
